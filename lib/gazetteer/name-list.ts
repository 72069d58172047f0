import type { Steps } from "@/lib/lists/in-slices";

/** How a name belongs to a place: its own, another one, or a later word of its own. */
export type NameKind = "name" | "other" | "word";

/** One entry of the list; `place` is the number of the place, `isWhole` whether the text is all of the name. */
export type NameEntry = { line: number; place: number; kind: NameKind; isWhole: boolean };

const TAB = 0x09;
const LINE_END = 0x0a;
const ZERO = 0x30;
const KINDS: Readonly<Record<number, NameKind>> = { 0x6e: "name", 0x6f: "other", 0x77: "word" };

/** Lines that are found in one step. */
const LINES_AT_ONCE = 2_000;

/**
 * The sorted list of names that scripts/build/name-list.mjs writes, read in place: the names of a million places take no more memory
 * than the file. Finding its lines takes half a second, in steps.
 */
export function* openNameList(bytes: Buffer): Steps<NameList> {
  const found: number[] = [0];
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) {
    found.push(at + 1);
    if (found.length % LINES_AT_ONCE === 0) yield;
  }
  const starts = Uint32Array.from(found);
  const keyEnds = new Uint32Array(starts.length - 1);
  for (let line = 0; line < keyEnds.length; line++) {
    keyEnds[line] = bytes.indexOf(TAB, starts[line]);
    if (line % LINES_AT_ONCE === 0) yield;
  }
  return nameList(bytes, starts, keyEnds);
}

/** `starts`: where each line starts, and where the last one ends. */
function nameList(bytes: Buffer, starts: Uint32Array, keyEnds: Uint32Array) {
  const count = keyEnds.length;

  function entryOf(line: number, isWhole: boolean): NameEntry {
    let at = keyEnds[line]! + 1;
    let place = 0;
    for (; bytes[at] !== TAB; at++) place = place * 10 + bytes[at]! - ZERO;
    const kind = KINDS[bytes[at + 1]!]!;
    return { line, place, kind, isWhole };
  }

  /** Another name as people write it; empty where suggestions do not show it. */
  function writtenName(line: number) {
    const kindAt = bytes.indexOf(TAB, keyEnds[line]! + 1) + 1;
    return bytes.toString("utf8", kindAt + 2, starts[line + 1]! - 1);
  }

  /** The first line whose key is not before the wanted one. */
  function firstFrom(wanted: Buffer) {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = bytes.compare(wanted, 0, wanted.length, starts[middle], keyEnds[middle]);
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function startsWith(line: number, wanted: Buffer) {
    const start = starts[line]!;
    const end = start + wanted.length;
    return end <= keyEnds[line]! && bytes.compare(wanted, 0, wanted.length, start, end) === 0;
  }

  /** The entries whose key starts with this one. */
  function startingWith(key: string): NameEntry[] {
    const wanted = Buffer.from(key);
    const found: NameEntry[] = [];
    for (let line = firstFrom(wanted); line < count && startsWith(line, wanted); line++)
      found.push(entryOf(line, keyEnds[line]! - starts[line]! === wanted.length));
    return found;
  }

  /** The entries of exactly this key. */
  function exactly(key: string): NameEntry[] {
    const wanted = Buffer.from(key);
    const found: NameEntry[] = [];
    for (let line = firstFrom(wanted); line < count && startsWith(line, wanted); line++) {
      if (keyEnds[line]! - starts[line]! !== wanted.length) break;
      found.push(entryOf(line, true));
    }
    return found;
  }

  return { bytes, starts, keyEnds, count, entryOf, writtenName, startingWith, exactly };
}

export type NameList = ReturnType<typeof nameList>;

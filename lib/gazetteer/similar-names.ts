import type { NameEntry, NameList } from "@/lib/gazetteer/name-list";

/** An entry that is written nearly as the wanted text, and by how many letters it differs. */
export type SimilarName = NameEntry & { distance: number };

/** Fewer letters are too few to guess from. */
const SHORTEST = 4;
const LONG = 8;
const LONGEST = 40;

/** How many letters a text may differ from a name: none, one or two. */
function tolerance(letters: number) {
  if (letters < SHORTEST || letters > LONGEST) return 0;
  return letters < LONG ? 1 : 2;
}

/**
 * The names that a text is a misspelling of, by the Damerau-Levenshtein distance of neighbours: a letter too many, too few, another
 * one, or two exchanged. The list is sorted, so that the rows of the distance are computed once for all names with the same start, and
 * names whose start differs too much are skipped together.
 */
export function similarNames(list: NameList, key: string): SimilarName[] {
  const wanted = Buffer.from(key);
  const most = tolerance([...key].length);
  const found: SimilarName[] = [];
  if (most === 0) return found;
  const { bytes, starts, keyEnds, count } = list;
  const width = wanted.length + 1;
  const depth = wanted.length + most + 1;
  const rows = Array.from({ length: depth + 1 }, () => new Uint8Array(width));
  rows[0]!.forEach((_, column) => (rows[0]![column] = column));
  const letters = new Uint8Array(depth + 1);
  /** How many rows belong to the start of the present line; lines with this start differ too much. */
  let known = 0;
  let tooFar = Infinity;

  function fillRow(row: number, letter: number) {
    const [current, above, twoAbove] = [rows[row]!, rows[row - 1]!, rows[row - 2]];
    letters[row] = letter;
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column++) {
      const own = wanted[column - 1]!;
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1);
      cost = Math.min(cost, above[column - 1]! + (own === letter ? 0 : 1));
      if (twoAbove && own === letters[row - 1] && wanted[column - 2] === letter)
        cost = Math.min(cost, twoAbove[column - 2]! + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    return least;
  }

  for (let line = 0; line < count; line++) {
    const start = starts[line]!;
    const length = keyEnds[line]! - start;
    let same = 0;
    while (same < known && same < length && bytes[start + same] === letters[same + 1]) same++;
    if (same >= tooFar) continue;
    tooFar = Infinity;
    known = same;
    while (known < length && known < depth) {
      known++;
      if (fillRow(known, bytes[start + known - 1]!) > most) {
        tooFar = known;
        break;
      }
    }
    const distance = known === length ? rows[known]![width - 1]! : Infinity;
    if (distance <= most) found.push({ ...list.entryOf(line, true), distance });
  }
  return found;
}

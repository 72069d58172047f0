import { createReadStream, statSync } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** There is no data that could be imported; the message says why. */
export class ExtractError extends Error {}

/** The response is not that of a successful Overpass query; `what` says what it is. */
export class UnreadableError extends ExtractError {
  constructor(readonly what: string) {
    super(`${what} Nothing was changed; --force does not help, since the data cannot be read.`);
  }
}

export type ExtractHeader = { timestamp?: string | undefined; remark?: string | undefined };

const CUT_SHORT = "The response is cut short: it ends in the middle of the data.";
const NO_ELEMENTS = 'The response is JSON without "elements", so no Overpass response.';
const CHUNK_BYTES = 256 * 1024;
/** Overpass says little before the elements. */
const LONGEST_HEAD = 1024 * 1024;

/** Elements of an Overpass response as they come, and at the end what the response says of itself. */
export type Extract = {
  elements: AsyncIterable<unknown>;
  header: ExtractHeader;
  /** The part that was read so far, from 0 to 1; undefined where the total is unknown. */
  share: () => number | undefined;
};

const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Finds the objects of the array "elements" in chunks of JSON, each passed on as soon as it is whole, so that memory does not grow
 * with the response. What is outside of that array is small, and parsed at the end.
 */
export async function* splitElements(chunks: AsyncIterable<Buffer>, header: ExtractHeader) {
  let outside = "";
  let rest: Buffer = Buffer.alloc(0);
  let isInside = false;
  let isFirst = true;
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (isFirst && rest.length > 0) {
      isFirst = false;
      assertJson(rest);
    }
    if (!isInside) {
      const start = /"elements"\s*:\s*\[/.exec(rest.toString("latin1"));
      if (!start && rest.length > LONGEST_HEAD) throw new UnreadableError(NO_ELEMENTS);
      if (!start) continue;
      const end = start.index + start[0].length;
      outside = rest.subarray(0, end).toString("utf8");
      rest = rest.subarray(end);
      isInside = true;
    }
    const { objects, used } = completeObjects(rest);
    for (const text of objects) yield parseElement(text);
    rest = rest.subarray(used);
  }
  if (isFirst) throw new UnreadableError("The response is empty.");
  Object.assign(header, readHeader(outside + rest.toString("utf8"), isInside));
}

function parseElement(text: string) {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableError("The response is no JSON: one of its elements cannot be read.");
  }
}

function assertJson(start: Buffer) {
  const text = start.toString("utf8", 0, 200).trimStart();
  if (text.startsWith("{")) return;
  if (text.startsWith("[")) throw new UnreadableError(NO_ELEMENTS);
  throw new UnreadableError(
    text.startsWith("<")
      ? "The response is a web page (HTML or XML), not JSON: the server was busy or refused the query."
      : "The response is not JSON.",
  );
}

/** The whole objects at the start of an array's text, and how many bytes they take. */
function completeObjects(bytes: Buffer) {
  const objects: string[] = [];
  let used = 0;
  let depth = 0;
  let start = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN_OBJECT) {
      if (depth === 0) start = at;
      depth++;
    } else if (byte === CLOSE_OBJECT) {
      depth--;
      // The object that holds the array ends.
      if (depth < 0) break;
      if (depth > 0) continue;
      objects.push(bytes.toString("utf8", start, at + 1));
      used = at + 1;
    }
  }
  return { objects, used };
}

function readHeader(text: string, hasElements: boolean): ExtractHeader {
  // Without the elements, commas are left of the array.
  const json = text.replace(/("elements"\s*:\s*\[)[\s,]*\]/, "$1]");
  try {
    const { osm3s, remark } = JSON.parse(json) as {
      osm3s?: { timestamp_osm_base?: string };
      remark?: string;
    };
    if (!hasElements) throw new UnreadableError(NO_ELEMENTS);
    return { timestamp: osm3s?.timestamp_osm_base, remark };
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError(CUT_SHORT);
  }
}

/** The bytes of a file or response, decompressed where they are gzip. */
async function* decompressed(source: Readable): AsyncIterable<Buffer> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  if (!isGzip) return yield* whole();
  const unzip = createGunzip();
  void (async () => {
    try {
      for await (const chunk of whole())
        if (!unzip.write(chunk)) await new Promise((resolve) => unzip.once("drain", resolve));
      unzip.end();
    } catch (error) {
      unzip.destroy(error as Error);
    }
  })();
  try {
    yield* unzip as AsyncIterable<Buffer>;
  } catch {
    throw new UnreadableError(CUT_SHORT);
  }
}

/** Reads an Overpass response; its header is known when the elements have been read. */
export function readExtract(source: Readable, share: Extract["share"] = () => undefined): Extract {
  const header: ExtractHeader = {};
  return { elements: splitElements(decompressed(source), header), header, share };
}

/** Reads a file, `.json` or gzip. */
export function readExtractFile(file: string) {
  const { size } = statSync(file);
  const source = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  return readExtract(source, () => source.bytesRead / size);
}

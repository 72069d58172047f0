import { CutShortError, ExtractError, UnreadableError } from "@/lib/import/extract/extract-errors";

export type ExtractHeader = { timestamp?: string | undefined; remark?: string | undefined };

const NO_ELEMENTS = 'The response is JSON without "elements", so no Overpass response.';
/** Overpass says little before and after the elements. */
const LONGEST_HEAD = 1024 * 1024;

const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const CLOSE_ARRAY = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export type ExtractLimits = {
  /** A longer element is left out. The longest real ones, relations with all their members, have less than half. */
  elementBytes: number;
  /** A longer response, decompressed, is refused. The whole world has a tenth. */
  responseBytes: number;
};

export const EXTRACT_LIMITS: ExtractLimits = {
  elementBytes: 4 * 1024 * 1024,
  responseBytes: 2 * 1024 ** 3,
};

/** What takes the place of an element that cannot be read; no shape of an element fits it. */
const UNREADABLE = { unreadable: true };

/**
 * Finds the objects of the array "elements" in chunks of JSON, each passed on as soon as it is whole, so that memory does not grow
 * with the response and every byte is looked at once. What is outside of that array is small, and parsed at the end.
 */
export async function* splitElements(
  chunks: AsyncIterable<Buffer>,
  header: ExtractHeader,
  limits = EXTRACT_LIMITS,
) {
  const scanner = createScanner(limits.elementBytes);
  let head: Buffer = Buffer.alloc(0);
  let outside: string | undefined;
  let bytes = 0;
  let read = 0;
  let broken = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.responseBytes)
      throw new ExtractError(
        `The response has more than ${limits.responseBytes} bytes. Nothing was changed.`,
      );
    let inside = chunk;
    if (outside === undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length > 0) assertJson(head);
      const start = /"elements"\s*:\s*\[/.exec(head.toString("latin1"));
      if (!start && head.length > LONGEST_HEAD) throw new UnreadableError(NO_ELEMENTS);
      if (!start) continue;
      const end = start.index + start[0].length;
      outside = head.subarray(0, end).toString("utf8");
      inside = head.subarray(end);
    }
    for (const object of scanner.add(inside)) {
      read++;
      const element = object && parseElement(object);
      if (!element) broken++;
      yield element ?? UNREADABLE;
    }
  }
  if (bytes === 0) throw new UnreadableError("The response is empty.");
  const text = (outside ?? head.toString("utf8")) + scanner.rest();
  Object.assign(header, readHeader(text, outside !== undefined));
  if (read > 0 && broken === read)
    throw new UnreadableError("The response is no JSON: none of its elements can be read.");
}

function parseElement(bytes: Buffer) {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

function assertJson(start: Buffer) {
  const text = start.toString("utf8", 0, 200).trimStart();
  if (text === "" || text.startsWith("{")) return;
  if (text.startsWith("[")) throw new UnreadableError(NO_ELEMENTS);
  throw new UnreadableError(
    text.startsWith("<")
      ? "The response is a web page (HTML or XML), not JSON: the server was busy or refused the query."
      : "The response is not JSON.",
  );
}

/** Collects bytes until they are read, no more than `most` of them. */
function createCollector(most: number) {
  let parts: Buffer[] = [];
  let length = 0;
  return {
    add(part: Buffer) {
      length += part.length;
      if (length <= most) parts.push(part);
      else parts = [];
    },
    /** All that was added; undefined where it was too much. */
    take() {
      const whole = length <= most ? Buffer.concat(parts) : undefined;
      parts = [];
      length = 0;
      return whole;
    },
  };
}

/** Finds the objects of an array; of one that is too long nothing is left but that it was there. */
function createScanner(longest: number) {
  const object = createCollector(longest);
  const tail = createCollector(LONGEST_HEAD);
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let isOver = false;

  /** The objects that end in this chunk, undefined for one that is too long. */
  function* add(chunk: Buffer) {
    let start = 0;
    for (let at = 0; at < chunk.length && !isOver; at++) {
      const byte = chunk[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === OPEN_OBJECT) {
        if (depth === 0) start = at;
        depth++;
      } else if (byte === CLOSE_OBJECT && depth > 0) {
        depth--;
        if (depth > 0) continue;
        object.add(chunk.subarray(start, at + 1));
        yield object.take();
      } else if (byte === CLOSE_ARRAY && depth === 0) {
        isOver = true;
        start = at;
      }
    }
    if (isOver) tail.add(chunk.subarray(start));
    else if (depth > 0) object.add(chunk.subarray(start));
  }

  return { add, rest: () => tail.take()?.toString("utf8") ?? "" };
}

function readHeader(json: string, hasElements: boolean): ExtractHeader {
  try {
    const { osm3s, remark } = JSON.parse(json) as {
      osm3s?: { timestamp_osm_base?: unknown };
      remark?: unknown;
    };
    if (!hasElements) throw new UnreadableError(NO_ELEMENTS);
    const timestamp = osm3s?.timestamp_osm_base;
    return {
      timestamp: typeof timestamp === "string" ? timestamp : undefined,
      remark: remark === undefined ? undefined : String(remark),
    };
  } catch (error) {
    throw error instanceof UnreadableError ? error : new CutShortError();
  }
}

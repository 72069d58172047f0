import { createReadStream, statSync } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { CutShortError } from "@/lib/import/extract/extract-errors";
import {
  splitElements,
  type ExtractHeader,
  type ExtractLimits,
} from "@/lib/import/match/split-elements";

const CHUNK_BYTES = 256 * 1024;
/** Elements of an Overpass response as they come, and at the end what the response says of itself. */
export type Extract = {
  elements: AsyncIterable<unknown>;
  header: ExtractHeader;
  /** The part that was read so far, from 0 to 1; undefined where the total is unknown. */
  share: () => number | undefined;
};

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
    throw new CutShortError();
  }
}

/** Reads an Overpass response; its header is known when the elements have been read. */
export function readExtract(
  source: Readable,
  { share = () => undefined, limits }: { share?: Extract["share"]; limits?: ExtractLimits } = {},
): Extract {
  const header: ExtractHeader = {};
  return { elements: splitElements(decompressed(source), header, limits), header, share };
}

/** Reads a file, `.json` or gzip. */
export function readExtractFile(file: string) {
  const { size } = statSync(file);
  const source = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  return readExtract(source, { share: () => source.bytesRead / size });
}

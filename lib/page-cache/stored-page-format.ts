import { Buffer } from "node:buffer";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Position } from "@/lib/page-cache/change-positions";
import type { CacheControl, CacheValue } from "@/lib/page-cache/page-cache";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Its window holds a page and the data of its components, which says most of it again. A higher quality takes longer than rendering does. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const LINE_BREAK = "\n";

export type StoredPage = {
  value: CacheValue;
  cacheControl: CacheControl;
  renderedAt: number;
  position: Position;
};

type Head = Pick<StoredPage, "cacheControl" | "renderedAt"> & {
  position: string;
  value: Pick<CacheValue, "kind" | "status" | "headers">;
  /** The lengths of what follows. */
  html: number;
  rsc?: number;
  segments: [path: string, length: number][];
};

/** A page as a file: a line of JSON, and then all its texts. */
export async function encodePage({ value, cacheControl, renderedAt, position }: StoredPage) {
  const { kind, status, headers, html = "", rscData, segmentData } = value;
  const text = Buffer.from(html);
  const segments = [...(segmentData ?? [])];
  const head: Head = {
    cacheControl,
    renderedAt,
    position: String(position),
    value: { kind, ...(status && { status }), ...(headers && { headers }) },
    html: text.length,
    ...(rscData && { rsc: rscData.length }),
    segments: segments.map(([path, data]) => [path, data.length]),
  };
  const parts = [text, ...(rscData ? [rscData] : []), ...segments.map(([, data]) => data)];
  return compress(
    Buffer.concat([Buffer.from(JSON.stringify(head) + LINE_BREAK), ...parts]),
    BROTLI,
  );
}

/** @throws Where the file is not whole. */
export async function decodePage(file: Buffer): Promise<StoredPage> {
  const data = await decompress(file);
  let at = data.indexOf(LINE_BREAK) + 1;
  const head = JSON.parse(data.toString("utf8", 0, at)) as Head;
  const take = (length: number) => data.subarray(at, (at += length));
  // Copies: pages stay in memory, and a part would hold the whole file there.
  const copy = (length: number) => Buffer.from(take(length));
  const html = take(head.html).toString();
  const rscData = head.rsc === undefined ? undefined : copy(head.rsc);
  const segmentData = new Map(head.segments.map(([path, length]) => [path, copy(length)]));
  return {
    cacheControl: head.cacheControl,
    renderedAt: head.renderedAt,
    position: BigInt(head.position),
    value: { ...head.value, html, ...(rscData && { rscData }), segmentData },
  };
}

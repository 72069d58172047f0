/** @jest-environment node */
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { ExtractError, readExtract } from "@/lib/import/read-extract";

const RESPONSE = JSON.stringify({
  version: 0.6,
  osm3s: { timestamp_osm_base: "2026-11-01T00:00:00Z" },
  elements: [
    { type: "node", id: 1, tags: { name: 'Braces } and "quotes" \\ inside' } },
    { type: "node", id: 2, tags: { name: "北京 ☘" } },
  ],
  remark: "after the elements",
});

/** The bytes in pieces of a size, which cut texts and letters anywhere. */
function pieces(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / size);
  return Readable.from(
    Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  );
}

async function readAll(source: Readable) {
  const { elements, header } = readExtract(source);
  const found: unknown[] = [];
  for await (const element of elements) found.push(element);
  return { found, header };
}

test.each([1, 3, 7, 64, 10_000])("reads elements from chunks of %i bytes", async (size) => {
  const { found, header } = await readAll(pieces(RESPONSE, size));
  expect(found).toEqual(JSON.parse(RESPONSE).elements);
  expect(header).toEqual({ timestamp: "2026-11-01T00:00:00Z", remark: "after the elements" });
});

test("reads gzip with any file name", async () => {
  const { found } = await readAll(pieces(gzipSync(RESPONSE), 50));
  expect(found).toHaveLength(2);
});

test.each([
  ["HTML", "<!DOCTYPE html><title>429</title>", "web page"],
  ["an XML error", "<?xml version='1.0'?><osm></osm>", "web page"],
  ["other text", "rate limited", "not JSON"],
  ["half of a response", RESPONSE.slice(0, 150), "cut short"],
  ["a response without its end", RESPONSE.slice(0, -30), "cut short"],
  ["JSON without elements", '{"type":"FeatureCollection","features":[{"id":1}]}', "without"],
  ["an empty object", "{}", "without"],
  ["a list", "[]", "without"],
  ["nothing", "", "empty"],
  ["an element that is no JSON", '{"elements":[{"type":node}]}', "no JSON"],
  ["half of a gzip file", gzipSync(RESPONSE).subarray(0, 90), "cut short"],
])("refuses %s", async (_name, text, message) => {
  const reading = readAll(pieces(text, 40));
  await expect(reading).rejects.toThrow(ExtractError);
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow("--force does not help");
});

/** @jest-environment node */
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { ExtractError } from "@/lib/import/extract/extract-errors";
import { readExtract } from "@/lib/import/extract/read-extract";
import { EXTRACT_LIMITS } from "@/lib/import/match/split-elements";

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

async function readAll(source: Readable, limits = EXTRACT_LIMITS) {
  const { elements, header } = readExtract(source, { limits });
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

describe("one element that cannot be read is passed on as such, and the others are read", () => {
  const around = (element: string) => `{"elements":[{"id":1},${element},{"id":3}]}`;
  test.each([
    ["no JSON", '{"type":node}'],
    ["with a raw control character in a text", '{"name":"a\u0001b"}'],
    ["longer than the limit", `{"name":"${"x".repeat(200)}"}`],
  ])("%s", async (_name, element) => {
    const limits = { ...EXTRACT_LIMITS, elementBytes: 100 };
    const { found } = await readAll(pieces(around(element), 7), limits);
    expect(found).toEqual([{ id: 1 }, { unreadable: true }, { id: 3 }]);
  });
});

test("a response that is longer than the limit is refused", async () => {
  const limits = { ...EXTRACT_LIMITS, responseBytes: 100 };
  await expect(readAll(pieces(RESPONSE, 40), limits)).rejects.toThrow("more than 100 bytes");
});

test.each([
  ["an element", '{"elements":[{"name":"'],
  ["a text between elements", '{"elements":["'],
  ["what follows the elements", '{"elements":[],"remark":"'],
])("%s that never ends is looked at once", async (_name, start) => {
  let touched = 0;
  const chunk = Buffer.alloc(64 * 1024, "x");
  const concat = jest.spyOn(Buffer, "concat").mockImplementation((list) => {
    const length = list.reduce((sum, part) => sum + part.length, 0);
    touched += length;
    const whole = Buffer.alloc(length);
    let at = 0;
    for (const part of list) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  });
  const count = 400;
  const source = Readable.from([Buffer.from(start), ...Array.from({ length: count }, () => chunk)]);
  try {
    await expect(readAll(source)).rejects.toThrow("cut short");
  } finally {
    concat.mockRestore();
  }
  expect(touched).toBeLessThanOrEqual(2 * count * chunk.length);
});

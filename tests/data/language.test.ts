/** @jest-environment node */
import { readdirSync } from "node:fs";

const FOLDER = "data";

/** Every text of a record, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".ts"));

/** An English screen reader voice skips or misreads words in another script (ADR-20). */
test.each(FILES)("every word of %s is written in Latin letters", async (file) => {
  const records: unknown = await import(`@/${FOLDER}/${file.replace(/\.ts$/, "")}`);
  const texts = textsIn(records);
  expect(texts).not.toEqual([]);
  expect(
    texts.filter((text) => /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(text)),
  ).toEqual([]);
});

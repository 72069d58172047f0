/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImportArgumentsError } from "@/lib/import/command/arguments";
import { openRejects } from "@/lib/import/command/rejects-file";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "chard-rejects-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a line of JSON for each element that was left out", async () => {
  const file = join(folder, "rejects.jsonl");
  const rejects = await openRejects(file);
  rejects.add("no name", { type: "node", id: 1 });
  rejects.add("invalid", "素食\n");
  await rejects.close();
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { reason: "no name", element: { type: "node", id: 1 } },
    { reason: "invalid", element: "素食\n" },
  ]);
});

test.each([
  ["a folder that does not exist", () => join(folder, "none", "x.jsonl"), "does not exist"],
  ["a folder", () => folder, "it is a folder"],
])("refuses %s before anything is read", async (_what, file, message) => {
  const opening = openRejects(file());
  await expect(opening).rejects.toThrow(ImportArgumentsError);
  await expect(opening).rejects.toThrow(message);
});

test("nothing is kept unless a file is named", async () => {
  const rejects = await openRejects(undefined);
  expect(rejects.add("no name", {})).toBeUndefined();
  await rejects.close();
});

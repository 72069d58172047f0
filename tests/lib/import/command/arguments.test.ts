/** @jest-environment node */
import { ImportArgumentsError, readImportArguments } from "@/lib/import/command/arguments";

test.each<[string, object]>([
  ["berlin.json", { kind: "file", name: "berlin.json" }],
  ["--area Berlin", { kind: "area", area: "Berlin" }],
  ["--area=62422", { kind: "area", area: "62422" }],
  ["--world", { kind: "world" }],
  ["--box 52.3,13.1,52.7,13.8", { kind: "box", box: [52.3, 13.1, 52.7, 13.8] }],
  ["--box -34.2,18.3,-33.8,18.7", { kind: "box", box: [-34.2, 18.3, -33.8, 18.7] }],
  ["--box=-34.2,18.3,-33.8,18.7", { kind: "box", box: [-34.2, 18.3, -33.8, 18.7] }],
  ["--json --box -34.2,-58.7,-.5,18 --force", { kind: "box", box: [-34.2, -58.7, -0.5, 18] }],
])("%s", (text, scope) => {
  expect(readImportArguments(text.split(" "))).toMatchObject({ scope });
});

test("without options nothing is forced, shown or kept", () => {
  expect(readImportArguments(["x.json"])).toMatchObject({
    dryRun: false,
    json: false,
    force: false,
    keepSamples: false,
    rejects: undefined,
  });
});

test("every option", () => {
  const text = "--world --dry-run --json --force --keep-samples --rejects out.jsonl";
  expect(readImportArguments(text.split(" "))).toEqual({
    scope: { kind: "world" },
    dryRun: true,
    json: true,
    force: true,
    keepSamples: true,
    rejects: "out.jsonl",
  });
});

test.each([
  ["nothing", "", "Name what to import"],
  ["two files", "a.json b.json", "Name what to import"],
  ["a file and an area", "a.json --area Berlin", "Name what to import"],
  ["an unknown option", "a.json --forse", "--forse"],
  ["a box of three", "--box 1,2,3", "south,west,north,east"],
  ["a box upside down", "--box 52,13,51,14", "south,west,north,east"],
  ["a box beyond the pole", "--box 52,13,91,14", "south,west,north,east"],
  ["a box without numbers", "--box", "--box"],
  ["an option in place of a box", "--box --json", "--box"],
])("refuses %s", (_what, text, message) => {
  const parameters = text.split(" ").filter(Boolean);
  expect(() => readImportArguments(parameters)).toThrow(ImportArgumentsError);
  expect(() => readImportArguments(parameters)).toThrow(message);
});

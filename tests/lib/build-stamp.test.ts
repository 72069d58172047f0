/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  changedValues,
  publicValues,
  readStamp,
  reasonToBuild,
  sourceHash,
  writeStamp,
} from "@/lib/build-stamp";

let project: string;
const put = (path: string, text: string) => {
  mkdirSync(join(project, path, ".."), { recursive: true });
  writeFileSync(join(project, path), text);
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "chard-stamp-"));
  put("app/page.tsx", "one");
  put("package-lock.json", "{}");
});
afterEach(() => rmSync(project, { recursive: true }));

test("keeps public variables that have a value, in one order", () => {
  const values = publicValues({
    NEXT_PUBLIC_B: "2",
    PORT: "1",
    NEXT_PUBLIC_A: "1",
    NEXT_PUBLIC_C: " ",
  });
  expect(JSON.stringify(values)).toBe('{"NEXT_PUBLIC_A":"1","NEXT_PUBLIC_B":"2"}');
});

test.each([
  ["a changed file", "app/page.tsx", "two"],
  ["a new file", "app/other.tsx", ""],
  ["a new folder at the top", "fresh/file.ts", ""],
  ["another lock file", "package-lock.json", "{ }"],
  ["a changed step of the build", "scripts/build/steps.ts", "changed"],
])("sees %s", (_, path, text) => {
  const before = sourceHash(project);
  put(path, text);
  expect(sourceHash(project)).not.toBe(before);
});

test.each([
  "README.md",
  "tests/a.test.ts",
  "e2e/a.spec.ts",
  "deploy/a",
  "scripts/test/a.mjs",
  "scripts/assets/a.mjs",
  "public/sw.js",
  "docs/a",
  ".next/a",
  "node_modules/a",
  "next-env.d.ts",
])("leaves %s out", (path) => {
  const before = sourceHash(project);
  put(path, "text");
  expect(sourceHash(project)).toBe(before);
});

test("distinguishes a moved boundary between two files from the same bytes", () => {
  put("app/a", "12");
  put("app/b", "3");
  const before = sourceHash(project);
  put("app/a", "1");
  put("app/b", "23");
  expect(sourceHash(project)).not.toBe(before);
});

test("reads back the stamp of a complete build only", () => {
  const build = join(project, ".next");
  put(".next/BUILD_ID", "x");
  writeStamp(project, build, { NEXT_PUBLIC_A: "1" });
  expect(readStamp(build)).toBeUndefined();
  put(".next/prerender-manifest.json", "{}");
  expect(readStamp(build)).toBeUndefined();
  put(".next/finished-pages.json", "{}");
  expect(readStamp(build)).toEqual({
    sources: sourceHash(project),
    publicValues: { NEXT_PUBLIC_A: "1" },
    localHost: "localhost:3000",
  });
});

const stamp = { sources: "a", publicValues: { NEXT_PUBLIC_A: "1" } };

test.each([
  ["the same", { NEXT_PUBLIC_A: "1", NEXT_PUBLIC_B: "" }, []],
  ["another value", { NEXT_PUBLIC_A: "2" }, ["NEXT_PUBLIC_A"]],
  ["a value less", {}, ["NEXT_PUBLIC_A"]],
  ["a value more", { NEXT_PUBLIC_A: "1", NEXT_PUBLIC_B: "1" }, ["NEXT_PUBLIC_B"]],
])("names the changed public variables: %s", (_, variables, names) => {
  expect(changedValues(stamp, variables)).toEqual(names);
});

test.each([
  [undefined, "a", {}, "There is no build yet"],
  [stamp, "b", { NEXT_PUBLIC_A: "2" }, "The build was made with another NEXT_PUBLIC_A"],
  [stamp, "b", { NEXT_PUBLIC_A: "1" }, "The sources changed since the last build"],
  [stamp, "a", { NEXT_PUBLIC_A: "1" }, undefined],
  [stamp, undefined, { NEXT_PUBLIC_A: "1" }, undefined],
])("stamp %j, sources %j, variables %j: %s", (build, sources, variables, reason) => {
  expect(reasonToBuild(build, { sources, variables })).toBe(reason);
});

test.each([
  [{}, "localhost:3000"],
  [{ PORT: "4000" }, "localhost:4000"],
  [{ PORT: "80" }, "localhost"],
  [{ PORT: "4000", NEXT_PUBLIC_SITE_URL: "https://chard.example" }, undefined],
])("%p makes pages of the host %p", (variables, host) => {
  const build = join(project, ".next");
  mkdirSync(build);
  for (const name of ["BUILD_ID", "prerender-manifest.json", "finished-pages.json"])
    writeFileSync(join(build, name), "{}");
  writeStamp(project, build, variables);
  expect(readStamp(build)?.localHost).toBe(host);
});

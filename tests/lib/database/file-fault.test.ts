/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises";
import { explainFailure, isUnavailable } from "@/lib/database/failures";
import { explainFileError, FileFault, withFile } from "@/lib/database/file-fault";

const failureOf = (work: Promise<unknown>) => work.then(undefined, (error: Error) => error);

test.each([
  [
    "a folder that is not there",
    "none/rows",
    "none/rows cannot be written: its folder does not exist (ENOENT).",
  ],
  ["a folder", "lib", "lib cannot be written: it is a folder (EISDIR)."],
])("names %s", async (_, file, sentence) => {
  const failure = await failureOf(withFile("written", file, () => writeFile(file, "")));
  expect(failure).toBeInstanceOf(FileFault);
  expect(explainFailure(failure)).toBe(sentence);
  expect(isUnavailable(failure)).toBe(false);
});

test("names a file that is not there to be read", async () => {
  const failure = await failureOf(withFile("read", "none", () => readFile("none")));
  expect(explainFailure(failure)).toBe("none cannot be read: it does not exist (ENOENT).");
});

test("names another file than the named one, where that is at fault", async () => {
  const failure = await failureOf(withFile("written", "backups/rows", () => readFile("none")));
  expect(explainFailure(failure)).toBe("none cannot be used: it does not exist (ENOENT).");
});

const errorOf = (facts: object) => Object.assign(new Error("failed"), facts);

test.each([
  [
    "a full disk",
    { code: "ENOSPC", syscall: "write" },
    "/b cannot be written: the disk is full (ENOSPC).",
  ],
  [
    "a copy to a folder of others",
    { code: "EACCES", syscall: "copyfile", path: "/work/rows", dest: "/b/rows" },
    "/b cannot be written: this user has no permission (EACCES).",
  ],
  ["a database that is away", { code: "ECONNREFUSED", syscall: "connect" }, undefined],
  ["a socket of others", { code: "EACCES", syscall: "connect" }, undefined],
  ["an error of Postgres", { code: "53100" }, undefined],
])("%s", (_, facts, sentence) => {
  expect(explainFileError(errorOf(facts), "written", "/b")).toBe(sentence);
});

test("leaves what is no fault of a file as it is", async () => {
  const failure = errorOf({ code: "ECONNREFUSED", syscall: "connect" });
  expect(await failureOf(withFile("read", "x", () => Promise.reject(failure)))).toBe(failure);
});

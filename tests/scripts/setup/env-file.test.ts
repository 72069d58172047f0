/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  findWriteFault,
  formatEnvFile,
  parseEnvFile,
  quoted,
  UnquotableError,
} from "@/scripts/setup/env-file";

test.each([
  ["vegan.example", "vegan.example"],
  ["", ""],
  ["Österreich", "'Österreich'"],
  ["smtps://me:a$b#c@mail.example:465", "'smtps://me:a$b#c@mail.example:465'"],
  ["Ruth's places", `"Ruth's places"`],
])("%s is written as %s", (value, text) => {
  expect(quoted(value)).toBe(text);
  expect(parseEnvFile(`NAME=${text}`)).toEqual({ NAME: value });
});

test("a value that no quotes can hold is refused", () => {
  expect(() => quoted(`Ruth's $ place`)).toThrow(UnquotableError);
});

test("new values take the place of old ones, and other lines stay", () => {
  const before = "# Mine\nCHARD_DOMAIN=old.example\nMAIL_FROM='Vegan <a@b.example>'\n";
  const after = formatEnvFile(before, { CHARD_DOMAIN: "new.example", SMTP_URL: "" });
  expect(after).toBe(
    "# Mine\nCHARD_DOMAIN=new.example\nMAIL_FROM='Vegan <a@b.example>'\nSMTP_URL=\n",
  );
});

// As Compose reads them (compose-go, dotenv).
test.each([
  ["a comment behind a space", "A=1 # one", "1"],
  ["no comment without a space", "A=1#one", "1#one"],
  ["nothing but a comment", "A= # one", ""],
  ["export", "export A=2", "2"],
  ["spaces around", "  A = 2  ", "2"],
  ["a colon", "A: 2", "2"],
  ["single quotes", "A='a # b $c' # one", "a # b $c"],
  ["double quotes", String.raw`A="a \"b\" # c \$d\\"`, String.raw`a "b" # c $d` + "\\"],
  ["a line break", String.raw`A="a\nb"`, "a\nb"],
  ["a quotation mark within", "A=Ruth's", "Ruth's"],
  ["the end of a line of Windows", "A=1\r", "1"],
  ["a name that stands twice", "A=1\nA=2", "2"],
])("reads %s", (_, text, value) => {
  expect(parseEnvFile(`${text}\n# A=9\n`)).toEqual({ A: value });
});

test.each([
  ["a comment", "A=1 # one", "A=3 # one"],
  ["export", "export A=1", "export A=3"],
  ["quotes", "A='1' # one", "A=3 # one"],
  ["a name that stands twice", "A=1\nB=2\nA=2", "A=1\nB=2\nA=3"],
  ["a longer name", "AA=1\nA=2", "AA=1\nA=3"],
])("changes the right line: %s", (_, before, after) => {
  expect(formatEnvFile(`${before}\n`, { A: "3" })).toBe(`${after}\n`);
});

test("a value that stays keeps its line, whatever its quotation marks", () => {
  const before = String.raw`export A="Ruth's \"Oak\"" # mine` + "\nB=${A}/x\n";
  expect(formatEnvFile(before, parseEnvFile(before))).toBe(before);
});

test("says before the questions that a file cannot be written, and leaves nothing", () => {
  expect(findWriteFault("none/.env")).toMatch(/^none\/\.env cannot be written: its folder/);
  expect(findWriteFault("scripts")).toBe("scripts cannot be written: it is a folder (EISDIR).");
  const folder = mkdtempSync(join(tmpdir(), "chard-env-"));
  expect(findWriteFault(join(folder, ".env"))).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

/** @jest-environment node */
import { findCutOffValue } from "@/lib/env/cut-off-values";
import { readFileSync } from "node:fs";

test.each([
  ["NEXT_PUBLIC_ACCENT_COLOR=#0f5a78", "NEXT_PUBLIC_ACCENT_COLOR"],
  ["PORT=3000\nCHARD_BACKUP_KEY=one#two", "CHARD_BACKUP_KEY"],
  ["export A=two words#", "A"],
  ["A=#0f5a78\r\nB=1", "A"],
])("%j cuts off %s", (contents, name) => {
  expect(findCutOffValue(contents)).toBe(name);
});

test.each([
  'NEXT_PUBLIC_ACCENT_COLOR="#0f5a78"',
  "NEXT_PUBLIC_ACCENT_COLOR='#0f5a78' # the blue of the club",
  "A= # the address, such as http://a.example/#b",
  "PORT=3000 # where it listens",
  "# A=#0f5a78",
  "A=`b#c`",
  "",
])("%j keeps its values", (contents) => {
  expect(findCutOffValue(contents)).toBeUndefined();
});

test("the example keeps its values", () => {
  expect(findCutOffValue(readFileSync(".env.example", "utf8"))).toBeUndefined();
});

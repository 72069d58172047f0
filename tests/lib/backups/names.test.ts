/** @jest-environment node */
import { backupName, backupTime, newestFirst } from "@/lib/backups/names";

const AT = new Date("2026-11-26T02:15:07.999Z");

test.each([
  [false, "chard-2026-11-26T02-15-07Z.tar"],
  [true, "chard-2026-11-26T02-15-07Z.tar.enc"],
])("encrypted %s: %s", (isEncrypted, name) => {
  expect(backupName(AT, isEncrypted)).toBe(name);
  expect(backupTime(name)).toEqual(new Date("2026-11-26T02:15:07Z"));
});

test.each([
  "",
  "chard.tar",
  "chard-2026-11-26T02-15-07Z.tar.partial",
  "chard-2026-13-01T00-00-00Z.tar",
])("%j is the name of no backup", (name) => expect(backupTime(name)).toBeUndefined());

test("the newest is the first, encrypted or not", () => {
  const names = ["chard-2026-01-01T00-00-00Z.tar", "x", "chard-2026-02-01T00-00-00Z.tar.enc"];
  expect(newestFirst(names).map(({ name }) => name)).toEqual([names[2], names[0]]);
});

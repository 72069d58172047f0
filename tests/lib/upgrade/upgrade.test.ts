/** @jest-environment node */
import { readFileSync } from "node:fs";
import { VARIABLE_NAMES } from "@/lib/env";
import { findNewSettings, findOutdatedSettings } from "@/lib/upgrade/check-settings";
import { upgradeReport } from "@/lib/upgrade/report";
import { SETTINGS_CHANGES, type SettingsChange } from "@/lib/upgrade/settings-changes";
import { VERSION } from "@/lib/version";

const NOW = new Date("2026-11-26T12:00:00Z");

const CHANGES: SettingsChange[] = [
  {
    version: "2.0.0",
    added: ["CHARD_NEW", "CHARD_OTHER"],
    renamed: { CHARD_OLD: "CHARD_NEW" },
    removed: { CHARD_GONE: "pages are always fast." },
  },
];

test.each([
  [{ CHARD_OLD: "1" }, ["CHARD_OLD is called CHARD_NEW now."]],
  [{ CHARD_GONE: "1" }, ["CHARD_GONE means nothing any more: pages are always fast."]],
  [{ CHARD_BAKUP: "daily" }, ["CHARD_BAKUP is not a setting of this version: it may be misspelt."]],
  [{ CHARD_DOMAIN: "vegan.example" }, []],
  [{ CHARD_OLD: " ", CHARD_NEW: "1", HOME: "/root", NEXT_RUNTIME: "x" }, []],
])("%j", (variables, lines) => {
  expect(findOutdatedSettings(variables, ["CHARD_NEW"], CHANGES)).toEqual(lines);
});

test("names what is new and not set", () => {
  expect(findNewSettings({ CHARD_NEW: "1" }, CHANGES)).toEqual(["CHARD_OTHER"]);
});

const report = (
  database: Parameters<typeof upgradeReport>[0]["database"],
  outdated: string[] = [],
) => upgradeReport({ version: "2.0.0", outdated, added: [], database, now: NOW });
const inspected = (missing: number, hours?: number) => ({
  isNew: false,
  missing,
  lastBackup: hours === undefined ? undefined : new Date(NOW.getTime() - hours * 3_600_000),
});

test.each([
  ["no database", undefined, true, /Database: none/],
  ["a new one", { isNew: true, missing: 0, lastBackup: undefined }, true, /Database: new/],
  ["no migration", inspected(0), true, /nothing will change/],
  ["a migration and a backup of today", inspected(1, 23), true, /1 migration will be applied/],
  [
    "migrations and an older backup",
    inspected(3, 25),
    false,
    /3 migrations.+make one with the version that runs now/s,
  ],
  ["migrations and no backup", inspected(2), false, /There is no backup: make one/],
])("with %s", (_, database, isReady, text) => {
  const { lines, ...rest } = report(database);
  expect(rest.isReady).toBe(isReady);
  expect(lines.join("\n")).toMatch(text);
});

test("an outdated setting has to be changed first", () => {
  expect(report(undefined, ["CHARD_OLD is called CHARD_NEW now."]).isReady).toBe(false);
});

test("the changelog has this version first, and the settings that it added exist", () => {
  const [, newest] = /^## (\S+)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(newest).toBe(VERSION);
  expect(SETTINGS_CHANGES[0]!.version).toBe(VERSION);
  const added = SETTINGS_CHANGES[0]!.added;
  expect(added.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
});

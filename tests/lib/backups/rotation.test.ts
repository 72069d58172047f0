/** @jest-environment node */
import { backupName } from "@/lib/backups/names";
import { backupsToRemove } from "@/lib/backups/rotation";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the backups that stay, the newest first. */
function keptOf(instants: string[]) {
  const names = instants.map((at) => backupName(new Date(at), false));
  const removed = new Set(backupsToRemove(names));
  return instants
    .filter((at) => !removed.has(backupName(new Date(at), false)))
    .sort()
    .toReversed();
}

/** A backup at 02:15 of each of so many days until one. */
const daily = (until: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${until}T02:15:00Z`) - index * DAY_MS).toISOString(),
  );

const daysOf = (instants: string[]) => instants.map((at) => at.slice(0, 10));

test.each<[what: string, instants: string[], kept: string[]]>([
  ["no backup", [], []],
  ["one backup", daily("2026-11-26", 1), ["2026-11-26"]],
  ["a week", daily("2026-11-26", 7), daysOf(daily("2026-11-26", 7))],
  [
    "8 days",
    daily("2026-11-26", 8),
    [
      "2026-11-26",
      "2026-11-25",
      "2026-11-24",
      "2026-11-23",
      "2026-11-22",
      "2026-11-21",
      "2026-11-20",
    ],
  ],
  [
    "30 days: the newest of four weeks, and of two months",
    daily("2026-11-26", 30),
    [...daysOf(daily("2026-11-26", 7)), "2026-11-15", "2026-11-08", "2026-10-31"],
  ],
  [
    "a year: 7 days, 4 weeks, 6 months",
    daily("2026-11-26", 365),
    [
      ...daysOf(daily("2026-11-26", 7)),
      "2026-11-15",
      "2026-11-08",
      "2026-10-31",
      "2026-09-30",
      "2026-08-31",
      "2026-07-31",
      "2026-06-30",
    ],
  ],
])("of %s", (_, instants, kept) => {
  expect(daysOf(keptOf(instants))).toEqual(kept);
});

test("of several on one day the newest stays", () => {
  const kept = keptOf(["2026-11-26T02:15:00Z", "2026-11-26T09:00:00Z", "2026-11-26T08:59:59Z"]);
  expect(kept).toEqual(["2026-11-26T09:00:00Z"]);
});

test("after a long pause the last backups stay, however old they are", () => {
  const instants = ["2020-01-01T00:00:00Z", "2021-05-05T00:00:00Z", "2022-12-31T00:00:00Z"];
  expect(keptOf(instants)).toHaveLength(3);
});

test("files of other names are left alone", () => {
  const others = [".keep", "notes.txt", "chard-2026-99-26T02-15-00Z.tar", "chard-x.tar.partial"];
  const old = daily("2026-01-31", 60).map((at) => backupName(new Date(at), true));
  const removed = backupsToRemove([...others, ...old]);
  expect(removed.length).toBeGreaterThan(40);
  expect(removed.filter((name) => others.includes(name))).toEqual([]);
});

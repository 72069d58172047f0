/** @jest-environment node */
import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { startDailyJobs, untilNext } from "@/lib/jobs/daily-jobs";

const HOUR = 3_600_000;

jest.mock("node:child_process", () => ({ spawn: jest.fn() }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({}) }));
jest.mock("@/lib/database/maintenance/statistics", () => ({ updateStatistics: jest.fn() }));
jest.mock("@/lib/jobs/delete-accounts", () => ({ deleteAccounts: jest.fn() }));
jest.mock("@/lib/jobs/remove-old-records", () => ({ removeOld: jest.fn() }));
jest.mock("@/lib/jobs/remove-orphaned-photos", () => ({ removeOrphanedPhotos: jest.fn() }));

test.each([
  ["03:30", "2026-11-23T02:30:00Z", HOUR],
  ["03:30", "2026-11-23T03:30:00Z", 24 * HOUR],
  ["03:30", "2026-11-23T04:30:00Z", 23 * HOUR],
  ["00:00", "2026-12-31T23:00:00Z", HOUR],
])("until %s from %s", (time, now, ms) => expect(untilNext(time, new Date(now))).toBe(ms));

describe("commands", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-11-23T02:30:00Z") });
    jest.mocked(spawn).mockReset();
    jest.mocked(spawn).mockImplementation(() => new EventEmitter() as never);
  });
  afterEach(() => jest.useRealTimers());

  /** The parameters of each run of a script so far. */
  const runsOf = (name: string) =>
    jest
      .mocked(spawn)
      .mock.calls.map(([, [script = "", ...parameters]]) => ({ script, parameters }))
      .filter(({ script }) => script.endsWith(name))
      .map(({ parameters }) => parameters.join(" "));
  const imports = () => runsOf("import.mjs");

  test.each([
    [{ CHARD_IMPORT: "world" }, "--world"],
    [{ CHARD_IMPORT: "Berlin", CHARD_IMPORT_AT: "03:30" }, "--area Berlin"],
  ])("%j is imported at its time, every day", (settings, parameters) => {
    startDailyJobs(settings);
    jest.advanceTimersByTime(HOUR - 1);
    expect(imports()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(imports()).toEqual([parameters]);
    jest.advanceTimersByTime(24 * HOUR);
    expect(imports()).toEqual([parameters, parameters]);
  });

  test("a backup is made at its time, every day", () => {
    startDailyJobs({ CHARD_BACKUP: "daily", CHARD_BACKUP_AT: "03:00" });
    jest.advanceTimersByTime(HOUR / 2 - 1);
    expect(runsOf("backup.mjs")).toEqual([]);
    jest.advanceTimersByTime(1 + 24 * HOUR);
    expect(runsOf("backup.mjs")).toEqual(["", ""]);
  });

  const backups = () => runsOf("backup.mjs").length;

  test.each([
    ["forward by ten hours, past its time", 10 * HOUR],
    ["back by ten hours", -10 * HOUR],
    ["back by three days", -72 * HOUR],
  ])("a clock that is set %s has a job done at its time", (_, change) => {
    startDailyJobs({ CHARD_BACKUP: "daily", CHARD_BACKUP_AT: "12:00" });
    jest.setSystemTime(Date.now() + change);
    jest.advanceTimersByTime(HOUR / 4);
    expect(backups()).toBe(change > 0 ? 1 : 0);
    const untilThen = untilNext("12:00", new Date());
    jest.advanceTimersByTime(untilThen - 1);
    expect(backups()).toBe(change > 0 ? 1 : 0);
    jest.advanceTimersByTime(1);
    expect(backups()).toBe(change > 0 ? 2 : 1);
  });

  test("a clock that is set back by some minutes just before a job does not have it done twice", () => {
    startDailyJobs({ CHARD_BACKUP: "daily", CHARD_BACKUP_AT: "03:00" });
    jest.advanceTimersByTime(HOUR / 2 - 1);
    jest.setSystemTime(Date.now() - HOUR / 12);
    jest.advanceTimersByTime(HOUR);
    expect(backups()).toBe(1);
  });

  test("without settings nothing is imported or backed up", () => {
    startDailyJobs({});
    jest.advanceTimersByTime(48 * HOUR);
    expect([...imports(), ...runsOf("backup.mjs")]).toEqual([]);
  });
});

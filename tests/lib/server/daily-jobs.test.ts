/** @jest-environment node */
import { untilNext } from "@/lib/server/daily-jobs";

const HOUR = 3_600_000;

test.each([
  ["03:30", "2026-11-23T02:30:00Z", HOUR],
  ["03:30", "2026-11-23T03:30:00Z", 24 * HOUR],
  ["03:30", "2026-11-23T04:30:00Z", 23 * HOUR],
  ["00:00", "2026-12-31T23:00:00Z", HOUR],
])("until %s from %s", (time, now, ms) => expect(untilNext(time, new Date(now))).toBe(ms));

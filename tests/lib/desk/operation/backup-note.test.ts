/** @jest-environment node */
import { backupNote } from "@/lib/desk/operation/backup-note";

const NOW = new Date("2026-11-26T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const lastAt = (hours: number) => ({
  at: hoursAgo(hours),
  file: "chard-x.tar",
  location: "/backups",
  bytes: 12_345_678,
});

test.each([
  [
    "a backup of this night",
    true,
    lastAt(10),
    900,
    false,
    /made 10 hours ago: chard-x\.tar, 12 MB, in \/backups\.$/,
  ],
  ["one of two days ago", true, lastAt(48), 900, false, /2 days ago/],
  ["an older one", true, lastAt(49), 900, true, /should make one daily: its log says why/],
  ["none on the first day", true, undefined, 20, false, /^There is no backup yet\.$/],
  ["none after two days", true, undefined, 49, true, /^There is no backup yet\. The server should/],
  ["none where none are scheduled", false, undefined, 900, false, /CHARD_BACKUP is not set/],
  ["an old one where none are scheduled", false, lastAt(900), 900, false, /37 days ago.+not set/],
])("%s", (_, isDaily, last, hours, isWarning, text) => {
  expect(backupNote(last, { isDaily, since: hoursAgo(hours), now: NOW })).toEqual({
    isWarning,
    text: expect.stringMatching(text),
  });
});

/** @jest-environment node */
import { emptySummary, formatSummary } from "@/lib/import/command/summary";

test("the summary for people is a table", () => {
  const summary = { ...emptySummary(), added: 12_345, skipped: { "no name": 7 } };
  expect(formatSummary({ ...summary, warnings: { "no city": 1 } }, 12.3)).toEqual([
    "added                12345",
    "changed                  0",
    "unchanged                0",
    "closed                   0",
    "missing                  0",
    "reopened                 0",
    "merged                   0",
    "replaced                 0",
    "unclear                  0",
    "skipped: no name         7",
    "warning: no city         1",
    "seconds               12.3",
  ]);
});

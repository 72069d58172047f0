import type { SkipReason, Warning } from "@/lib/import/venue";

/** What an import did, in restaurants; `skipped` counts elements. */
export type ImportSummary = {
  added: number;
  changed: number;
  unchanged: number;
  closed: number;
  missing: number;
  reopened: number;
  merged: number;
  /** Closed, because their elements have become other businesses. */
  replaced: number;
  /** Elements that may have become another business: the desk is asked. */
  unclear: number;
  skipped: Partial<Record<SkipReason, number>>;
  warnings: Partial<Record<Warning, number>>;
};

export function emptySummary(): ImportSummary {
  return {
    added: 0,
    changed: 0,
    unchanged: 0,
    closed: 0,
    missing: 0,
    reopened: 0,
    merged: 0,
    replaced: 0,
    unclear: 0,
    skipped: {},
    warnings: {},
  };
}

export function addSkip(summary: ImportSummary, reason: SkipReason) {
  summary.skipped[reason] = (summary.skipped[reason] ?? 0) + 1;
}

/** The summary as lines for people. */
export function formatSummary({ skipped, warnings, ...counts }: ImportSummary, seconds: number) {
  const rows = [
    ...Object.entries(counts),
    ...Object.entries(skipped).map(([reason, count]) => [`skipped: ${reason}`, count] as const),
    ...Object.entries(warnings).map(([warning, count]) => [`warning: ${warning}`, count] as const),
    ["seconds", seconds] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(8)}`);
}

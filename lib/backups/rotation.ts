import { newestFirst } from "@/lib/backups/names";

const DAY_MS = 24 * 60 * 60 * 1000;

/** 1970 began on a Thursday: weeks begin on Mondays. */
const weekOf = (at: Date) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7));

/** The newest backup of each of so many days, weeks (from Monday) and months stays, in UTC. */
const RULES: readonly { count: number; periodOf: (at: Date) => string }[] = [
  { count: 7, periodOf: (at) => at.toISOString().slice(0, 10) },
  { count: 4, periodOf: weekOf },
  { count: 6, periodOf: (at) => at.toISOString().slice(0, 7) },
];

/** The backups that no rule keeps. Files of other names are never among them. */
export function backupsToRemove(names: readonly string[]) {
  const backups = newestFirst(names);
  const kept = new Set<string>();
  for (const { count, periodOf } of RULES) {
    const periods = new Set<string>();
    for (const { name, at } of backups) {
      const period = periodOf(at);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

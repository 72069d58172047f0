const MINUTE_MS = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

/** How many days, hours or minutes it is since an instant, in the longest of them; undefined for less than a minute. */
export function elapsedSince(at: Date, now: Date) {
  const elapsed = now.getTime() - at.getTime();
  const [unit, length] = UNITS.find(([, ms]) => elapsed >= ms) ?? [];
  return unit && ([Math.floor(elapsed / length), unit] as const);
}

/** How long it is since an instant: "3 days", "an hour", "less than a minute". */
export function ageOf(at: Date, now: Date) {
  const elapsed = elapsedSince(at, now);
  if (!elapsed) return "less than a minute";
  const [count, unit] = elapsed;
  if (count > 1) return `${count} ${unit}s`;
  return unit === "hour" ? "an hour" : `a ${unit}`;
}

const MONTH = new Intl.DateTimeFormat("en", { year: "numeric", month: "long", timeZone: "UTC" });

/** "March 2026" of an ISO 8601 date. */
export function monthOf(date: string) {
  return MONTH.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

import type { OsmElement } from "@/lib/osm/element";

const DATE = /^\d{4}-\d\d-\d\d$/;
/** The start of OpenStreetMap: no check is older. */
const EARLIEST = "2004-08-09";

const isDate = (text: string | undefined, latest: string): text is string =>
  text !== undefined &&
  DATE.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  text >= EARLIEST &&
  text <= latest;

/** The newest day on which a mapper checked the facts: a check_date, else the element's last edit; not after `today`. */
export function checkedAt({ tags, timestamp }: OsmElement, today: string): string | undefined {
  const checks = [tags.check_date, tags["check_date:diet:vegan"], tags["survey:date"]];
  const dates = checks.filter((date) => isDate(date, today)).toSorted();
  return dates.at(-1) ?? (timestamp && timestamp.slice(0, 10));
}

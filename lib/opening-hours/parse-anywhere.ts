import { inUtc } from "@/lib/opening-hours/in-utc";
import { parseHours } from "@/lib/opening-hours/parse-hours";

/** Reads opening hours in a process of any time zone. */
export const parseHoursAnywhere = (...[text, place, today]: Parameters<typeof parseHours>) =>
  inUtc(() => parseHours(text, place, today));

import { parseHours } from "@/lib/opening-hours/parse-hours";

/** Reads opening hours in a process of any time zone: the time zone is UTC meanwhile, and no other code runs. */
export function parseHoursAnywhere(...[text, place, today]: Parameters<typeof parseHours>) {
  const zone = process.env.TZ;
  process.env.TZ = "UTC";
  try {
    return parseHours(text, place, today);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}

/** @jest-environment node */
import { silentHolidays } from "@/lib/opening-hours/silent-holidays";
import type { Restaurant } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const WEEK = "Mo-Su 10:00-20:00";
const CHRISTMAS = ["2026-12-25", "2026-12-26", "2026-12-28"];
const HOGMANAY = ["2027-01-01", "2027-01-02", "2027-01-04"];
const day = [{ open: "10:00", close: "20:00" }];

function holidays(
  instant: string,
  countryCode: string,
  region: string | undefined,
  { hoursText = WEEK, ...fields }: Partial<Restaurant> = {},
) {
  const restaurant = exampleRestaurant({
    sample: false,
    timeZone: "Etc/UTC",
    hours: { friday: day },
    countryCode,
    hoursText,
    ...fields,
  });
  return silentHolidays(restaurant, region, new Date(instant));
}

describe("the public holidays of which opening hours say nothing", () => {
  it.each<[string, string, string, string | undefined, string[]]>([
    ["England", "2026-12-01", "GB", "ENG", [...CHRISTMAS, "2027-01-01"]],
    ["Scotland", "2026-11-20", "GB", "SCT", ["2026-11-30", ...CHRISTMAS, ...HOGMANAY]],
    ["the United Kingdom", "2026-12-01", "GB", undefined, [...CHRISTMAS, "2027-01-01"]],
    ["a region with another code", "2026-12-20", "GB", "XX", [...CHRISTMAS, "2027-01-01"]],
    ["Bavaria", "2026-12-31", "DE", "02", ["2027-01-01", "2027-01-06"]],
    ["Berlin", "2026-12-31", "DE", "16", ["2027-01-01"]],
    ["Melbourne", "2026-10-28", "AU", "07", ["2026-11-03", "2026-12-25"]],
    ["Ontario", "2027-02-01", "CA", "08", ["2027-02-15", "2027-03-26", "2027-03-29"]],
    ["Taiwan, which has no data", "2026-12-20", "TW", "03", []],
    ["Andorra, which has none of public holidays", "2026-12-20", "AD", undefined, []],
  ])("are those of %s", (_place, from, country, region, expected) => {
    const found = holidays(`${from}T12:00:00Z`, country, region);
    expect(found).toEqual(expected);
  });

  it.each<[string, string[]]>([
    [`${WEEK}; Dec 25 off`, ["2026-12-26"]],
    [`${WEEK}; Dec 25-26 off`, []],
    [`${WEEK}; Dec 24-26 10:00-14:00`, []],
    [`${WEEK}; 2026 Dec 25-2026 Dec 26 off`, []],
    [`${WEEK}; Dec 20-Dec 31 off`, []],
    [`${WEEK}; Dec-Feb off`, []],
    [`${WEEK}; Dec 25 12:00-16:00 "by reservation"`, ["2026-12-26"]],
    // A season is not about the holidays in it.
    [`Oct 1-Mar 31 10:00-18:00; Apr 1-Sep 30 10:00-22:00`, ["2026-12-25", "2026-12-26"]],
    [`Oct-Mar 10:00-18:00; Apr-Sep 10:00-22:00`, ["2026-12-25", "2026-12-26"]],
    [`${WEEK}; PH off`, []],
  ])("are not the dates that %s names", (hoursText, expected) => {
    const found = holidays("2026-12-20T12:00:00Z", "DE", "16", { hoursText });
    expect(found.filter((date) => date < "2027")).toEqual(expected);
  });

  it("are not the days on which its owner says that it is closed", () => {
    const hours = { friday: day, closed: [{ from: "2026-12-24", to: "2026-12-27" }] };
    expect(holidays("2026-12-20T12:00:00Z", "DE", "16", { hours })).toEqual(["2027-01-01"]);
  });
});

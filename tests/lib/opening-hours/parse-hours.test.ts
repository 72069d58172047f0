/** @jest-environment node */
import OpeningHours, { type nominatim_object, type optional_conf_param } from "opening_hours";
import { parseHours } from "@/lib/opening-hours/parse-hours";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import { WEEKDAYS, type WeekHours } from "@/lib/restaurants/types";
import { BERLIN, TAIPEI } from "@/tests/lib/opening-hours/places";

/** A Monday. */
const TODAY = new Date("2026-11-23T00:00:00Z");
const MINUTE = 60_000;

const read = (text: string, place = BERLIN) => parseHours(text, place, TODAY);

describe("parseHours", () => {
  it("reads split shifts and hours past midnight", () => {
    expect(read("Mo-Th 11:30-14:30,18:00-22:00; Fr 18:00-02:00")).toEqual({
      isWeekStable: true,
      hours: {
        ...Object.fromEntries(
          ["monday", "tuesday", "wednesday", "thursday"].map((weekday) => [
            weekday,
            [
              { open: "11:30", close: "14:30" },
              { open: "18:00", close: "22:00" },
            ],
          ]),
        ),
        friday: [{ open: "18:00", close: "02:00" }],
      },
    });
  });

  it("reads hours after midnight as a part of the evening before", () => {
    const night = [{ open: "11:00", close: "03:00" }];
    const hours = read("Mo-Su 00:00-03:00,11:00-24:00")?.hours ?? {};
    expect(Object.values(hours)).toEqual(Array(7).fill(night));
  });

  it.each(["Mo-Fr 07:00-21:00 Sa-Su 09:00-17:00", "11:30-14:30 17:30-22:00"])(
    "does not guess what is meant by %s",
    (text) => expect(read(text)).toBeUndefined(),
  );

  it("reads round the clock as a whole day, seven times", () => {
    const hours = read("24/7")?.hours ?? {};
    expect(Object.values(hours)).toEqual(Array(7).fill([{ open: "00:00", close: "24:00" }]));
  });

  it("keeps the week of a text with holidays, and the days that differ from it", () => {
    const christmas = new Date("2026-12-20T00:00:00Z");
    const found = parseHours("Mo-Su 10:00-20:00; PH off", BERLIN, christmas);
    expect(found?.isWeekStable).toBe(false);
    expect(found?.hours?.monday).toEqual([{ open: "10:00", close: "20:00" }]);
    expect(found?.hours?.dates).toEqual({ "2026-12-25": [], "2026-12-26": [], "2027-01-01": [] });
  });

  it("leaves out holidays in a country of which none are known", () => {
    expect(read("PH,Th-Tu 11:00-21:30", TAIPEI)?.hours).not.toHaveProperty("wednesday");
    expect(read("Mo-Su 11:00-21:30; PH off", TAIPEI)?.hours).toHaveProperty("sunday");
  });

  const daily = (hours: WeekHours | undefined) =>
    WEEKDAYS.map((weekday) => {
      const day = hours?.[weekday];
      return Array.isArray(day) ? day.map(({ open, close }) => `${open}-${close}`).join() : "";
    });
  const noon = "12:00-22:00";

  it.each<[string, string[]]>([
    ["Mo-Su,PH 12:00-22:00", Array(7).fill(noon)],
    ["Mo-Sa 12:00-22:00; Su,PH 14:00-20:00", [...Array(6).fill(noon), "14:00-20:00"]],
    ["Mo-Fr 12:00-22:00, Sa 16:30-01:00, PH off", [...Array(5).fill(noon), "16:30-01:00", ""]],
    ["Mo-Fr 12:00-22:00; PH Mo-Fr 10:00-12:00", [...Array(5).fill(noon), "", ""]],
    // In November: the season that lasts, and not the one that is over.
    ["Apr-Sep Mo-Su 10:00-23:00; Oct-Mar Mo-Su 12:00-22:00", Array(7).fill(noon)],
    ["Mo-Th 12:00-22:00; Fr[-1] 10:00-12:00", [...Array(4).fill(noon), "", "", ""]],
    ["Mo-Su 12:00-22:00; Nov 23-25 off", Array(7).fill(noon)],
  ])("knows the usual week of %s", (text, week) => {
    const found = read(text);
    expect(found?.isWeekStable).toBe(false);
    expect(daily(found?.hours)).toEqual(week);
  });

  it.each([
    // The last week of a season, and the first one of the next.
    ["2026-03-30", "Mo-Su 10:00-18:00; Apr-Sep 10:00-23:00", "10:00-18:00"],
    ["2026-04-06", "Mo-Su 10:00-18:00; Apr-Sep 10:00-23:00", "10:00-23:00"],
  ])("on %s the Monday of %s is %s", (date, text, monday) => {
    const found = parseHours(text, BERLIN, new Date(`${date}T00:00:00Z`));
    expect(daily(found?.hours)[0]).toBe(monday);
  });

  it.each(["sometimes", "", "Mo-Fr 99:00-10:00 nonsense", "x".repeat(5000)])(
    "says nothing of %j",
    (text) => expect(read(text)).toBeUndefined(),
  );

  it("says that it is closed of what is closed", () => {
    expect(read("off")?.hours).toEqual({});
  });

  it.each(['"by arrangement"', "by appointment", "Apr-Oct off", "Mo-Fr", "PH off"])(
    "reads %s, which says no hours",
    (text) => expect(read(text)).toHaveProperty("hours", undefined),
  );

  it.each([
    ["Mo-Fr 09:00-12:00; Mo-Fr 15:00-19:30", BERLIN, ["added"]],
    ["10:00-sunset", BERLIN, ["sun"]],
    ["Apr-Sep 10:00-18:00", BERLIN, ["off season"]],
    ["Mo-Su 11:00-21:30; PH off", TAIPEI, ["holidays not known"]],
    ["Mo-Su 11:00-21:30; SH off", TAIPEI, ["school holidays not known"]],
    ["Mo-Su,PH 11:00-21:30", TAIPEI, undefined],
    ["Mo-Fr 09:00-12:00,15:00-19:30", BERLIN, undefined],
    ["Tu-Su 12:00-14:30, Mo-Su 18:30-22:30", BERLIN, undefined],
  ])("says how it read %s", (text, place, reading) =>
    expect(read(text, place)?.hours?.reading).toEqual(reading),
  );
});

/** The library, asked about the very minute, is the oracle. */
test.each([
  "Mo-Fr 11:00-14:30,18:00-02:00, Sa,Su 12:00-23:00",
  "24/7",
  "Tu-Su 17:00-24:00",
  "Mo-Sa 12:00-22:00; PH 12:00-18:00",
  "Fr[-1] 10:00-12:00; Mo-Th 09:00-17:00",
  "Nov 23-Nov 27 10:00-16:00; Nov 28-Dec 31 12:00-20:00",
  "Mo-We 22:00-06:00, Th 20:00-10:00",
  "Su-Th 00:00-24:00; Fr,Sa off",
])("open or closed as the library says, minute by minute of nine days: %s", (text) => {
  const hours = read(text)!.hours!;
  const library = new OpeningHours(
    text,
    {
      lat: BERLIN.lat,
      lon: BERLIN.lng,
      address: { country_code: "de", state: "Berlin" },
    } as nominatim_object,
    { tag_key: "opening_hours", mode: 0, map_value: false } as optional_conf_param,
  );
  const differing: string[] = [];
  for (let minute = 0; minute < 9 * 24 * 60; minute += 7) {
    const at = new Date(TODAY.getTime() + minute * MINUTE);
    // Local times of Berlin, written as UTC.
    if (isOpenAt(hours, "UTC", at) !== library.getState(at)) differing.push(at.toISOString());
  }
  expect(differing).toEqual([]);
});

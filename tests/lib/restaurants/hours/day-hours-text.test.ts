/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/hours.json";
import { formatDayHours } from "@/lib/restaurants/hours/day-hours-text";
import type { DayHours, OpenInterval } from "@/lib/restaurants/types";

const t = translator("en", english);

it.each<[DayHours | undefined, string]>([
  [{ open: "11:30", close: "22:00" }, "11:30 – 22:00"],
  [{ open: "18:00", close: "02:00", closed: false }, "18:00 – 02:00"],
  [{ open: "11:30", close: "22:00", closed: true }, "Closed"],
  [undefined, "Closed"],
])("writes the hours %p as %p", (day, text) => {
  expect(formatDayHours(day, t)).toBe(text);
});

it.each(["00:00", "09:05", "11:30", "23:59"])("writes %s as the site's locale does", (time) => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
  const written = clock.format(new Date(`2026-01-01T${time}Z`));
  expect(formatDayHours({ open: time, close: time }, t)).toBe(`${written} – ${written}`);
});

const lunch: OpenInterval = { open: "12:00", close: "15:00" };
const unknown = { state: "unknown" } as const;

it.each<[OpenInterval[], string]>([
  [[], "Closed"],
  [[lunch, { open: "18:00", close: "02:00" }], "12:00 – 15:00, 18:00 – 02:00"],
  [[{ open: "00:00", close: "24:00" }], "Around the clock"],
  [[{ open: "18:00", close: "24:00", openEnd: true }], "From 18:00"],
  [[lunch, { open: "18:00", close: "24:00", openEnd: true }], "12:00 – 15:00, from 18:00"],
  [[{ open: "10:00", close: "22:00", openEnd: true }], "10:00 – 22:00 or later"],
  [[{ ...lunch, note: "lunch menu" }], "12:00 – 15:00 (lunch menu)"],
  [[{ open: "00:00", close: "24:00", ...unknown }], "Not known"],
  [[{ open: "00:00", close: "24:00", ...unknown, note: "by arrangement" }], "“by arrangement”"],
  [
    [{ open: "00:00", close: "24:00", state: "closed", note: "on holiday" }],
    "Closed: “on holiday”",
  ],
  [
    [
      { open: "00:00", close: "12:00", ...unknown, note: "on request" },
      lunch,
      { open: "15:00", close: "24:00", ...unknown, note: "on request" },
    ],
    "12:00 – 15:00, otherwise “on request”",
  ],
  [
    [
      { open: "00:00", close: "18:00", ...unknown },
      { open: "18:00", close: "02:00" },
    ],
    "18:00 – 02:00, otherwise not known",
  ],
  [
    [lunch, { open: "18:00", close: "20:00", ...unknown }],
    "12:00 – 15:00, 18:00 – 20:00 not known",
  ],
])("writes %j as %s", (day, text) => expect(formatDayHours(day, t)).toBe(text));

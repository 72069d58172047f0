/** @jest-environment node */
import {
  AUCKLAND,
  BERLIN,
  NEW_YORK,
  TAIPEI,
  TOKYO,
  TROMSO,
} from "@/tests/lib/opening-hours/places";
import { signAt } from "@/tests/lib/opening-hours/sign-at";

/** The opening hours of a place, at an instant, with what a person standing at its door would find. */
type Row = [text: string, instant: string, sign: string];

const SATURDAY = "2026-11-28T01:00:00+01:00";
const SUNDAY = "2026-11-29T01:00:00+01:00";
const THURSDAY = "2026-11-26T12:30:00+01:00";
const SATURDAY_NOON = "2026-11-28T12:30:00+01:00";
const SUNDAY_NOON = "2026-11-29T12:30:00+01:00";
const JULY = "2026-07-15T12:00:00+02:00";
const DECEMBER = "2026-12-15T12:00:00+01:00";

describe("the clock of the place", () => {
  test.each<[...Row, typeof TOKYO]>([
    ["10:00-18:00", "2026-11-26T09:25:00Z", "closed opens tomorrow", TOKYO],
    ["Mo-Su 08:00-22:00", "2026-11-26T11:00:00Z", "closed opens at 08:00", NEW_YORK],
    ["Mo-Su 08:00-22:00", "2026-11-26T12:59:00Z", "closed opens at 08:00", NEW_YORK],
    ["Mo-Su 08:00-22:00", "2026-11-26T13:00:00Z", "open until 22:00", NEW_YORK],
  ])("%s at %s: %s", (text, instant, sign, place) =>
    expect(signAt(text, place, instant)).toBe(sign),
  );
});

describe("after midnight", () => {
  test.each<Row>([
    ["Fr-Sa 18:00-02:00; Su-Th 12:00-22:00", SATURDAY, "open until 02:00"],
    ["Fr-Sa 18:00-02:00; Su-Th 12:00-22:00", SUNDAY, "open until 02:00"],
    ["Fr-Sa 18:00-02:00, Su-Th 12:00-22:00", SUNDAY, "open until 02:00"],
    ["Mo-Th 17:00-01:00; Fr-Sa 17:00-03:00; Su 17:00-24:00", SUNDAY, "open until 03:00"],
    ["Mo-Th 16:00-24:00; Fr 16:00-02:00; Sa 14:00-02:00", SATURDAY, "open until 02:00"],
    ["Mo-Th,Su 10:00-00:30; Fr 10:00-15:30", "2026-11-29T23:50:00+01:00", "open until 00:30"],
    ["Mo-Th,Su 10:00-00:30; Fr 10:00-15:30", "2026-11-27T00:15:00+01:00", "open until 00:30"],
    ["Mo-Sa 18:00-02:00; Su off", SUNDAY, "open until 02:00"],
    ["Mo-Sa 18:00-02:00", SUNDAY, "open until 02:00"],
    ["We 22:00-10:00", "2026-11-26T09:30:00+01:00", "open until 10:00"],
    ["Mo-Th 17:00-26:00", "2026-11-27T01:30:00+01:00", "open until 02:00"],
    ["Fr 18:00-24:00; Sa 00:00-02:00,18:00-24:00; Su 00:00-02:00", SUNDAY, "open until 02:00"],
    ["Mo-Su 00:00-03:00,11:00-24:00", SUNDAY, "open until 03:00"],
    // Hours that a rule takes away are taken away after midnight, too.
    ["Mo-Sa 18:00-04:00; Su 02:00-06:00 off", "2026-11-29T01:30:00+01:00", "open until 02:00"],
    ["Mo-Sa 18:00-04:00; Su 02:00-06:00 off", "2026-11-29T03:00:00+01:00", "closed opens tomorrow"],
    // A night belongs to the evening on which it began: before, on and after a holiday.
    ["Mo-Su 18:00-02:00; PH off", "2026-12-25T00:30:00+01:00", "open until 02:00"],
    ["18:00-02:00; Dec 25 off", "2026-12-25T01:00:00+01:00", "open until 02:00"],
    ["18:00-02:00; Dec 25 off", "2026-12-26T01:00:00+01:00", "closed opens at 18:00"],
    ["Th-Sa 18:00-02:00; PH off", "2026-12-26T00:30:00+01:00", "closed opens Thursday"],
    ["Th-Sa 18:00-02:00; PH off", "2026-12-27T00:30:00+01:00", "closed opens Thursday"],
  ])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));
});

describe("holidays", () => {
  test.each<[...Row, typeof TOKYO]>([
    ["Mo-Fr 10:00-18:00; PH off", "2026-11-23T12:00:00+09:00", "closed opens tomorrow", TOKYO],
    ["PH off; Mo-Fr 10:00-18:00", "2026-11-23T12:00:00+09:00", "closed opens tomorrow", TOKYO],
    ["Mo-Su,PH 11:00-20:00", "2026-11-26T11:37:00+01:00", "open until 20:00", BERLIN],
    ["PH,Mo-Su 11:00-20:00", "2026-12-25T12:00:00-05:00", "open until 20:00", NEW_YORK],
    [
      "PH,Su 12:00-15:00; Mo-Sa 10:00-20:00",
      "2026-12-25T16:00:00+01:00",
      "closed opens tomorrow",
      BERLIN,
    ],
    ["Mo-Sa 10:00-20:00; PH off", "2026-11-26T12:00:00-05:00", "closed opens tomorrow", NEW_YORK],
    ["Mo-Fr 08:30-17:00; PH off", "2026-12-25T12:00:00+01:00", "closed opens Monday", BERLIN],
    ["Mo-Fr 08:00-18:00; SH 10:00-14:00", "2026-12-28T12:00:00+01:00", "open until 14:00", BERLIN],
    ["Tu-Su 11:00-21:00; SH off", "2026-11-26T12:00:00-05:00", "open until 21:00", NEW_YORK],
    ["Tu-Su 11:00-21:00; PH off", "2026-11-26T12:00:00+08:00", "open until 21:00", TAIPEI],
    ["Mo-Fr 06:00-18:30; PH, SH off", "2026-11-26T12:00:00+01:00", "open until 18:30", BERLIN],
    ["PH,Th-Tu 11:00-21:30", "2026-11-26T12:00:00+08:00", "open until 21:30", TAIPEI],
  ])("%s at %s: %s", (text, instant, sign, place) =>
    expect(signAt(text, place, instant)).toBe(sign),
  );
});

describe("breaks and notes", () => {
  const breaks = 'Tu-Fr 09:00-18:00; Mo-Fr 13:00-14:00 off "Pause"';
  test.each<Row>([
    [breaks, "2026-11-26T11:00:00+01:00", "open until 13:00"],
    [breaks, "2026-11-26T13:30:00+01:00", "closed opens at 14:00"],
    [breaks, "2026-11-30T09:00:00+01:00", "closed opens tomorrow"],
    ['Mo-Fr 12:00-15:00; Sa "by arrangement"', SATURDAY_NOON, "unknown “by arrangement”"],
    ['Mo-Fr 12:00-15:00; Sa "by arrangement"', SUNDAY_NOON, "closed opens tomorrow"],
    ['Mo-Fr 12:00-15:00; Sa open "ring the bell"', SATURDAY_NOON, "unknown “ring the bell”"],
    ['"by arrangement"', SATURDAY_NOON, "no hours"],
    ['open "by arrangement"', SATURDAY_NOON, "no hours"],
    ['Sa "by arrangement"', SATURDAY_NOON, "no hours"],
    ['Mo-Fr 12:00-15:00 || "on request"', SATURDAY_NOON, "unknown “on request”"],
    ['Mo-Fr 12:00-15:00 || "on request"', THURSDAY, "open until 15:00"],
    ['Mo-Fr 12:00-15:00; Su off || "on request"', SUNDAY_NOON, "closed opens tomorrow"],
    ['Mo-Sa 12:00-22:00; Su unknown "ask us"', SUNDAY_NOON, "unknown “ask us”"],
    ["Mo-Sa 12:00-22:00; Su unknown", SUNDAY_NOON, "unknown Hours not known"],
    ['Mo-Fr 12:00-15:00 "lunch menu"; Mo-Fr 18:00-22:00', THURSDAY, "unknown “lunch menu”"],
    ['Mo-Fr 12:00-15:00 "in fine weather"', "2026-11-26T15:30:00+01:00", "closed"],
    ['Mo-Fr 12:00-15:00 open "lunch menu"; Mo-Fr 18:00-22:00', THURSDAY, "open until 15:00"],
    [
      'Mo-Fr 12:00-15:00 "lunch menu"; Mo-Fr 18:00-22:00',
      "2026-11-26T19:00:00+01:00",
      "open until 22:00",
    ],
    ['off "closed for renovation"', THURSDAY, "closed “closed for renovation”"],
    ["closed", THURSDAY, "closed"],
    [
      'Mo-Su 10:00-20:00; 2026 Nov 20-2026 Dec 10 off "on holiday"',
      THURSDAY,
      "closed opens December 11",
    ],
  ])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));
});

describe("seasons, and days without hours", () => {
  test.each<Row>([
    ["Nov-Apr off", JULY, "no hours"],
    ["Nov-Apr off", DECEMBER, "closed"],
    ["Nov-Mar off", "2027-01-10T12:00:00+01:00", "closed"],
    ["Apr-Oct", JULY, "no hours"],
    ["Apr-Oct", DECEMBER, "closed"],
    ["Apr-Oct Mo-Fr 10:00-18:00", DECEMBER, "closed opens April 1"],
    ["Mo-Fr", THURSDAY, "no hours"],
    ["Mo off", THURSDAY, "unknown Hours not known"],
    ["May-Sep 10:00-22:00; Oct-Apr off", DECEMBER, "closed opens May 1"],
    ["Dec-Feb off; Mo-Su 10:00-22:00", DECEMBER, "closed opens March 1"],
    ["Dec-Feb off; Mo-Su 10:00-22:00", JULY, "open until 22:00"],
    ["Mo-Su 11:00-21:00; 2024 Jan off", THURSDAY, "open until 21:00"],
    ["We off; Mo-Su 11:00-21:00", "2026-11-25T12:00:00+01:00", "closed opens tomorrow"],
    ["easter -2 days off; Mo-Su 10:00-20:00", THURSDAY, "open until 20:00"],
    ["easter -2 days off; Mo-Su 10:00-20:00", "2026-04-03T12:00:00+02:00", "closed opens tomorrow"],
    ["week 1-53/2 Mo 10:00-18:00", THURSDAY, "closed opens Monday"],
    ["Mo[1] 18:00-22:00", "2026-12-07T19:00:00+01:00", "open until 22:00"],
  ])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));
});

describe("two rules for the same days", () => {
  test.each<Row>([
    ["Mo-Fr 9:00-12:00; Mo-Fr 15:00-19:30", "2026-11-26T09:30:00+01:00", "open until 12:00"],
    ["12:00-14:00; 18:00-22:00", "2026-11-26T13:00:00+01:00", "open until 14:00"],
    ["12:00-14:00; 18:00-22:00", "2026-11-26T18:30:00+01:00", "open until 22:00"],
    ["Mo-Sa 18:00-23:00; Sa 11:00-15:00", "2026-11-28T14:00:00+01:00", "open until 15:00"],
    ["Mo-Sa 18:00-23:00; Sa 11:00-15:00", "2026-11-28T20:00:00+01:00", "open until 23:00"],
    [
      "Mo-Fr 11:30-14:00; 09:00-15:00; Mo-Su 17:30-23:00",
      "2026-11-26T18:00:00+01:00",
      "open until 23:00",
    ],
    // Times that overlap are no second shift: the later rule counts.
    ["Mo-Su 10:00-22:00; Th 10:00-18:00", "2026-11-26T19:00:00+01:00", "closed opens tomorrow"],
    // Of a season or a date, the hours replace those of the week.
    ["Mo-Su 10:00-12:00; Nov 18:00-22:00", "2026-11-26T11:00:00+01:00", "closed opens at 18:00"],
    ["Mo-Su 17:00-22:00; Dec 24 10:00-14:00", "2026-12-24T18:00:00+01:00", "closed opens tomorrow"],
  ])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));
});

describe("an end that is not said", () => {
  test.each<Row>([
    ["Tu-Su 18:00+", "2026-11-26T19:00:00+01:00", "open closing time not known"],
    ["Mo-Sa 17:00+", "2026-11-26T23:30:00+01:00", "open closing time not known"],
    ["Mo-Sa 17:00+", "2026-11-27T00:30:00+01:00", "unknown May be open"],
    ["Mo-Sa 17:00+", "2026-11-27T06:00:00+01:00", "closed opens at 17:00"],
    ["Mo-Sa 17:00-late", "2026-11-26T23:07:00+01:00", "open closing time not known"],
    ["Mo-Fr 11:00-14:00,17:00+", "2026-11-26T12:00:00+01:00", "open until 14:00"],
    ["10:00-22:00+", THURSDAY, "open until 22:00 or later"],
    ["10:00-22:00+", "2026-11-26T22:30:00+01:00", "unknown May be open"],
  ])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));
});

describe("the sun", () => {
  test.each<[...Row, typeof TOKYO]>([
    ["10:00-(sunset+01:00)", "2026-06-21T22:00:00+02:00", "open until 22:33", BERLIN],
    ["sunrise-sunset", "2026-12-21T16:30:00+01:00", "closed opens tomorrow", BERLIN],
    ["sunrise-sunset", "2026-12-21T12:00:00+01:00", "open until 15:53", BERLIN],
    ["10:00-sunset", "2026-12-21T17:00:00+01:00", "closed opens tomorrow", BERLIN],
    ["dawn-dusk", "2026-12-21T17:00:00+01:00", "closed opens tomorrow", BERLIN],
    ["sunset-02:00", "2026-12-21T17:00:00+01:00", "open until 02:00", BERLIN],
    ["10:00-sunset", "2026-12-21T20:00:00+13:00", "open until 20:39", AUCKLAND],
    ["10:00-sunset; PH off", "2026-12-25T12:00:00+01:00", "closed opens Sunday", BERLIN],
    // It neither rises nor sets.
    ["sunrise-sunset", "2026-12-21T12:00:00+01:00", "no hours", TROMSO],
    ["sunrise-sunset", "2026-06-21T12:00:00+02:00", "no hours", TROMSO],
    ["10:00-sunset", "2026-03-20T12:00:00+01:00", "open until 18:01", TROMSO],
    ["Mo-Fr 10:00-16:00; Sa 10:00-sunset", "2026-12-22T12:00:00+01:00", "open until 16:00", TROMSO],
  ])("%s at %s: %s", (text, instant, sign, place) =>
    expect(signAt(text, place, instant)).toBe(sign),
  );
});

test.each<Row>([
  ["Mo-Su 00:00-24:00", THURSDAY, "open"],
  ["9am-5pm", THURSDAY, "open until 17:00"],
  ["24/7; Su off", SUNDAY_NOON, "closed opens tomorrow"],
  ["open", THURSDAY, "no hours"],
  ["Mo-Su 11:30-14:30, 17:30-22:00", THURSDAY, "open until 14:30"],
  ["Mo-Fr 10:00", THURSDAY, "unreadable"],
  ["Mo-Fr 07:00-21:00 Sa 09:00-17:00", THURSDAY, "unreadable"],
])("%s at %s: %s", (text, instant, sign) => expect(signAt(text, BERLIN, instant)).toBe(sign));

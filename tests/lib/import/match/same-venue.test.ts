/** @jest-environment node */
import { isDuplicate, isRedrawn } from "@/lib/import/match/same-venue";

const KOPPS = { name: "Kopps", lat: 52.5296, lng: 13.3991 };
/** So many meters to the north. */
const north = (meters: number) => ({ lat: KOPPS.lat + meters / 111_195, lng: KOPPS.lng });

test.each([
  ["the same name, 50 m away", { ...KOPPS, ...north(50) }, true],
  ["the same name in other letters", { ...KOPPS, name: "KÓPPS" }, true],
  ["the same name, 70 m away", { ...KOPPS, ...north(70) }, false],
  ["another name", { ...KOPPS, name: "Frea" }, false],
  ["another spelling", { ...KOPPS, name: "Restaurant Kopps Berlin", ...north(20) }, true],
  ["another spelling, 70 m away", { ...KOPPS, name: "Restaurant Kopps", ...north(70) }, false],
])("redrawn or not: %s", (_what, other, same) => expect(isRedrawn(KOPPS, other)).toBe(same));

test.each([
  ["website, 140 m", { website: "https://www.kopps.example/" }, 140, true],
  ["website, 160 m", { website: "https://www.kopps.example/" }, 160, false],
  ["telephone, 140 m", { phone: "030 4320 9775" }, 140, true],
])("redrawn under another name: the same %s", (_what, contact, meters, same) => {
  const before = { ...KOPPS, website: "http://kopps.example", phone: "+49 30 43209775" };
  const after = { name: "New name", ...north(meters), ...contact };
  expect(isRedrawn(before, after)).toBe(same);
});

test("drawn again with an umlaut written out, it is the same venue", () => {
  const before = { ...KOPPS, name: "Café Müller" };
  expect(isRedrawn({ ...before, name: "Cafe Mueller" }, before)).toBe(true);
});

test.each([
  ["Frea", { website: "https://frea.example" }, false],
  ["Kopps Bistro", { website: "https://frea.example" }, true],
  ["Frea", {}, true],
])("%s with the telephone of the former one and %j: %s", (name, contact, same) => {
  const phone = "+49 30 43209775";
  const before = { ...KOPPS, website: "http://kopps.example", phone };
  expect(isRedrawn({ ...KOPPS, name, phone, ...contact }, before)).toBe(same);
});

test.each([
  ["White Lotus", { phone: "030 2" }, false],
  ["Lotus Berlin", { website: "https://other.example" }, false],
  ["White Lotus", { phone: "030 1" }, true],
  ["White Lotus", {}, true],
  ["LOTUS", { phone: "030 2" }, true],
])("a name that is alike, %s with %j: %s", (name, contact, same) => {
  const before = { ...KOPPS, name: "Lotus", website: "https://lotus.example", phone: "030 1" };
  expect(isRedrawn({ ...KOPPS, ...north(20), name, ...contact }, before)).toBe(same);
});

test("neighbors that share a telephone are two venues, and so are branches in two houses", () => {
  const phone = "+49 30 43209775";
  expect(isDuplicate({ ...KOPPS, phone }, { ...KOPPS, name: "Frea", phone })).toBe(false);
  const [first, second] = [
    { ...KOPPS, address: "Linienstraße 94" },
    { ...KOPPS, ...north(40), address: "Linienstraße 102" },
  ];
  expect(isDuplicate(first, second)).toBe(false);
  expect(isDuplicate(first, { ...KOPPS, ...north(40) })).toBe(true);
});

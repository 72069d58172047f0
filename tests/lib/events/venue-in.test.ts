/** @jest-environment node */
import { venueIn } from "@/lib/events/venue-in";
import { NEW_EVENT } from "@/tests/fakes/member-event";

const IN_VIENNA = { address: "Prater 1", city: "Vienna", country: "Austria" };

test.each([
  ["en", "Vienna", "Austria"],
  ["de", "Wien", "Österreich"],
  ["es", "Viena", "Austria"],
  ["zh-hant", "維也納", "奧地利"],
] as const)("in %s an event in Vienna is in %s", (language, city, country) => {
  expect(venueIn(language, IN_VIENNA)).toEqual({ address: "Prater 1", city, country });
});

test("a city that no language has a name for keeps its own, and everything else stays", () => {
  const event = { ...NEW_EVENT, city: "Little Fold" };
  expect(venueIn("de", event)).toEqual(event);
});

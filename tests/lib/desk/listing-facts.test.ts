/** @jest-environment node */
import { changedFacts, listingFacts, readListingFacts } from "@/lib/desk/listing-facts";

const LISTING = {
  name: "Kopps",
  address: "Linienstraße 94",
  description: "Plants, mostly.",
  details: { cuisines: "german, brunch", hours: "Tu-Sa 18:00-23:00", phone: "+49 30 43209775" },
};

const SENT = listingFacts(LISTING);

it("names a listing's facts as a restaurant's columns", () => {
  expect(SENT).toMatchObject({ cuisine: "german, brunch", hoursText: "Tu-Sa 18:00-23:00" });
  expect(readListingFacts(SENT).facts).toMatchObject({
    name: "Kopps",
    cuisine: ["German", "Brunch"],
    hoursText: "Tu-Sa 18:00-23:00",
    phone: expect.stringContaining("43209775"),
  });
});

it("says which facts cannot be read", () => {
  const { facts, errors } = readListingFacts({
    ...SENT,
    website: "no address",
    veganLevel: "very",
  });
  expect(facts).toBeUndefined();
  expect(Object.keys(errors ?? {})).toEqual(["veganLevel", "website"]);
});

it("knows what the desk has changed", () => {
  expect(changedFacts(SENT, SENT)).toBeUndefined();
  expect(changedFacts(SENT, { ...SENT, name: "Kopps Berlin", phone: "" })).toEqual({
    name: "Kopps Berlin",
    phone: "",
  });
});

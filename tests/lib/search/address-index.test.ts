/** @jest-environment node */
import { atOnce } from "@/lib/lists/in-slices";
import { createAddressIndexBuilder, streetOf } from "@/lib/search/address-index";

const at = (
  address: string | null,
  postcode: string | null,
  city: string,
  lat: number,
  lng = 0,
) => ({
  address,
  postcode,
  city,
  country: city === "London" ? "United Kingdom" : "Germany",
  lat,
  lng,
});

const RESTAURANTS = [
  at("Kreuzstraße 12", "10965", "Berlin", 1),
  at("Kreuzstr. 14a", "10965", "Berlin", 2),
  at("Kreuzstraße 3", "10999", "Berlin", 9),
  at("Kreuzstraße 1", "04103", "Leipzig", 50),
  at("19 Bean Lane", "SW1A 2AA", "London", 51),
  at("8 Elm Avenue", null, "London", 52),
  at("Birch Ave 3", null, "London", 53),
  at(null, "10965", "Berlin", 3),
  at("12", null, "Berlin", 4),
  at("Calle 38", null, "Playa", 60),
  at("Calle 40", null, "Playa", 70),
];

const builder = createAddressIndexBuilder();
RESTAURANTS.forEach(builder.add);
const index = atOnce(builder.finish());

test.each([
  ["Rellinghauser Straße 266", "Rellinghauser Straße"],
  ["3/88 Musk Avenue", "Musk Avenue"],
  ["191 Wood Lane", "Wood Lane"],
  ["Gräfstraße 46 - 48", "Gräfstraße"],
  ["12th Street", "12th Street"],
  ["Kreuzstr. 14a", "Kreuzstr."],
  ["三民路 277", "三民路"],
  ["Via Roma, 5", "Via Roma"],
  ["Calle 38", "Calle 38"],
  ["Calle 38 12", "Calle 38"],
  ["Avenida 5, Centro", "Avenida 5"],
  ["12 Highway 101", "Highway 101"],
  ["Sukhumvit Soi 11", "Sukhumvit Soi 11"],
  ["Avenida Central 5", "Avenida Central"],
])("the street of %s is %s", (address, street) => expect(streetOf(address)).toBe(street));

test.each([
  ["kreuz", ["Kreuzstraße, Berlin, 3", "Kreuzstraße, Leipzig, 1"]],
  ["109", ["10965, Berlin, 3", "10999, Berlin, 1"]],
  ["sw1a2", ["SW1A 2AA, London, 1"]],
  ["bean lane", ["Bean Lane, London, 1"]],
  ["12", []],
  ["", []],
  ["🥕", []],
])("%j is the start of %j", (text, expected) => {
  const found = index.startingWith(text, 5);
  expect(found.map(({ name, city, count }) => `${name}, ${city}, ${count}`)).toEqual(expected);
});

test.each<[string, string | undefined, number | undefined]>([
  ["Kreuzstraße", undefined, 2],
  ["kreuzstrasse 77", "Leipzig", 50],
  ["Kreuzstr", "Berlin", 2],
  ["5 Elm Ave", "London", 52],
  ["elm avenue", undefined, 52],
  ["Birch Avenue", "London", 53],
  ["10965", undefined, 2],
  ["SW1A2AA", undefined, 51],
  ["sw1a 2aa", undefined, 51],
  ["Kreuz", undefined, undefined],
  ["Calle 38", "Playa", 60],
  ["calle 40 12", "Playa", 70],
  ["Calle 77", "Playa", undefined],
  ["Kreuzstraße", "Hamburg", undefined],
])("%s in %s is in the middle of the restaurants that name it", (text, city, lat) =>
  expect(index.named(text, city ? (one) => one.city === city : undefined)?.lat).toBe(lat),
);

test("is put in order in steps", () => {
  const streets = createAddressIndexBuilder();
  const names = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${letter}lm Lane`);
  for (const name of names.toReversed()) streets.add(at(`1 ${name}`, null, "London", 1));
  const steps = streets.finish();
  let [step, interruptions] = [steps.next(), 0];
  for (; !step.done; step = steps.next()) interruptions += 1;
  expect(interruptions).toBeGreaterThan(names.length);
  expect(step.value.startingWith("m", 5).map(({ name }) => name)).toEqual(["mlm Lane"]);
});

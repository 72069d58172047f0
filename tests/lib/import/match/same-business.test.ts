/** @jest-environment node */
import { sameBusiness, type Verdict } from "@/lib/import/match/same-business";

type Tags = Record<string, string>;
const BOWL = {
  name: "Grüne Schale",
  cuisine: "asian",
  phone: "+49 341 0000001",
  website: "https://gruene-schale.example.org",
};
const PIZZA = {
  name: "Pizzeria Etna",
  cuisine: "pizza",
  phone: "+49 341 0000002",
  website: "https://etna.example.org",
};

test.each<[string, Tags, Tags, Verdict]>([
  ["all changed", BOWL, PIZZA, "other"],
  ["only the spelling", BOWL, { ...BOWL, name: "Grune Schale" }, "same"],
  ["spelling, and new contacts", BOWL, { ...PIZZA, name: "Gruene Schale" }, "same"],
  ["a longer name", BOWL, { ...BOWL, name: "Grüne Schale Leipzig" }, "same"],
  ["another script with the old name beside it", { name: "Rasta" }, { name: "Раста" }, "same"],
  ["only the name", BOWL, { ...BOWL, name: "Blaue Tasse" }, "same"],
  ["name and cuisine, with the same telephone", BOWL, { ...PIZZA, phone: BOWL.phone }, "unclear"],
  ["the name of an element without other facts", { name: "Anna" }, { name: "Zwei" }, "unclear"],
  [
    "name and telephone",
    { name: "Anna", phone: "030 111111" },
    { name: "Zwei", phone: "030 222222" },
    "unclear",
  ],
  ["name, telephone and website", { ...BOWL, cuisine: "" }, { ...PIZZA, cuisine: "" }, "other"],
  ["all but the cuisine", BOWL, { ...PIZZA, cuisine: "asian" }, "unclear"],
  [
    "a shared common word alone",
    { ...BOWL, name: "Vegan Kitchen" },
    { ...PIZZA, name: "Etna Kitchen" },
    "other",
  ],
  [
    "a shared rare word, with other contacts",
    BOWL,
    { ...PIZZA, name: "Schale und Etna" },
    "unclear",
  ],
  [
    "the telephone in another notation",
    BOWL,
    { ...BOWL, name: "Blau", phone: "0341/0000001", website: "" },
    "same",
  ],
])("%s: the last is %s", (_what, before, after, verdict) =>
  expect(sameBusiness(before, after)).toBe(verdict),
);

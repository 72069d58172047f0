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

const LOTUS = {
  name: "Lotus",
  cuisine: "thai",
  phone: "+49 341 0000003",
  website: "https://lotus.example.org",
};
const HERON = {
  name: "Blue Heron",
  cuisine: "burger",
  phone: "+49 341 0000004",
  website: "https://heron.example.org",
};

test.each<[string, Tags, Tags, Verdict]>([
  ["all changed", BOWL, PIZZA, "other"],
  ["only the spelling", BOWL, { ...BOWL, name: "Grune Schale" }, "same"],
  ["marks and capitals, with new contacts", BOWL, { ...PIZZA, name: "GRUNE SCHALE!" }, "same"],
  ["spelling, and new contacts", BOWL, { ...PIZZA, name: "Gruene Schale" }, "unclear"],
  ["spelling, with the same telephone", BOWL, { ...BOWL, name: "Gruene Schahle" }, "same"],
  ["spelling alone, without contacts", { name: "Lotus" }, { name: "Lottus" }, "same"],
  ["its old name", LOTUS, { ...HERON, old_name: "Lotus" }, "other"],
  ["its old name in a language", LOTUS, { ...HERON, "old_name:en": "Lotus" }, "other"],
  [
    "its old name, without contacts",
    { name: "Lotus" },
    { name: "Blue Heron", old_name: "Lotus" },
    "unclear",
  ],
  [
    "its old name, with the same telephone",
    LOTUS,
    { ...LOTUS, name: "Blue Heron", old_name: "Lotus" },
    "same",
  ],
  ["an alternative name", LOTUS, { ...HERON, alt_name: "Lotus" }, "unclear"],
  ["a name that it had before", { ...LOTUS, old_name: "Blue Heron" }, HERON, "unclear"],
  ["the brand", { ...LOTUS, brand: "Lotus" }, { ...HERON, brand: "Lotus" }, "unclear"],
  ["a word before the name", LOTUS, { ...HERON, name: "White Lotus" }, "unclear"],
  ["a similar word", { ...LOTUS, name: "Cafe Rosa" }, { ...HERON, name: "Cafe Rosso" }, "unclear"],
  [
    "words around the name",
    { ...LOTUS, name: "Burger House" },
    { ...HERON, name: "The Burger House Berlin" },
    "unclear",
  ],
  [
    "a similar name and the telephone",
    LOTUS,
    { ...LOTUS, name: "White Lotus", phone: HERON.phone, website: "" },
    "unclear",
  ],
  [
    "a similar name and the cuisine",
    { name: "Lotus", cuisine: "thai" },
    { name: "White Lotus", cuisine: "burger" },
    "unclear",
  ],
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

/** @jest-environment node */
import { placeTitleIn } from "@/lib/places/title-in";
import type { PlaceView } from "@/lib/places/view";

const NONE = { cuisine: undefined, district: undefined };
const FIRST: PlaceView = { page: 1 };

test.each([
  ["en", FIRST, NONE, "Vegan restaurants in Berlin"],
  ["de", FIRST, NONE, "Vegane Restaurants in Berlin"],
  ["de", FIRST, { ...NONE, district: "Mitte" }, "Vegane Restaurants in Berlin-Mitte"],
  [
    "de",
    FIRST,
    { ...NONE, cuisine: "Thai" },
    "Veganfreundliche Restaurants in Berlin: Thailändisch",
  ],
  ["fr", { ...FIRST, level: "vegan" }, NONE, "Restaurants 100\u00a0% véganes à Berlin"],
  [
    "es",
    { ...FIRST, level: "few vegan options" },
    NONE,
    "Restaurantes con pocas opciones veganas en Berlin",
  ],
  ["zh-hant", FIRST, NONE, "純素餐廳：Berlin"],
  ["he", { ...FIRST, mayHaveClosed: true }, NONE, "מקומות שאולי נסגרו ב־Berlin"],
] as const)("the heading of a place in %s, case %#", (language, view, list, title) =>
  expect(placeTitleIn(language, "Berlin", view, list)).toBe(title),
);

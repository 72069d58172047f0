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
    "Thailändische Restaurants mit veganem Angebot in Berlin",
  ],
  ["de", FIRST, { ...NONE, cuisine: "Balkan" }, "Veganfreundliche Lokale in Berlin: Balkanküche"],
  ["de", FIRST, { ...NONE, cuisine: "Coffee Shop" }, "Veganfreundliche Lokale in Berlin: Café"],
  ["de", FIRST, { ...NONE, cuisine: "Kenyan" }, "Veganfreundliche Lokale in Berlin: Kenyan"],
  [
    "fr",
    FIRST,
    { ...NONE, cuisine: "Middle Eastern" },
    "Restaurants moyen-orientaux avec options véganes à Berlin",
  ],
  ["fr", FIRST, { ...NONE, cuisine: "Thai" }, "Restaurants thaïs avec options véganes à Berlin"],
  [
    "fr",
    FIRST,
    { ...NONE, cuisine: "Japanese" },
    "Restaurants japonais avec options véganes à Berlin",
  ],
  [
    "fr",
    FIRST,
    { ...NONE, cuisine: "Burger" },
    "Adresses avec options véganes à Berlin\u00a0: Burgers",
  ],
  [
    "es",
    FIRST,
    { ...NONE, cuisine: "Middle Eastern" },
    "Restaurantes de cocina de Oriente Medio con opciones veganas en Berlin",
  ],
  ["es", FIRST, { ...NONE, cuisine: "Cake" }, "Locales con opciones veganas en Berlin: Tartas"],
  ["zh-hant", FIRST, { ...NONE, cuisine: "Vietnamese" }, "Berlin 純素友善越式料理餐廳"],
  ["zh-hant", FIRST, { ...NONE, cuisine: "Tea" }, "Berlin 純素友善餐飲店：茶"],
  ["he", FIRST, { ...NONE, cuisine: "Indian" }, "מסעדות ידידותיות לטבעונים ב־Berlin: מטבח הודי"],
  ["he", FIRST, { ...NONE, cuisine: "Bakery" }, "מקומות ידידותיים לטבעונים ב־Berlin: מאפייה"],
  ["fr", { ...FIRST, level: "vegan" }, NONE, "Restaurants 100\u00a0% véganes à Berlin"],
  ["fr", FIRST, { ...NONE, district: "Mitte" }, "Restaurants véganes à Berlin (Mitte)"],
  [
    "es",
    { ...FIRST, level: "few vegan options" },
    NONE,
    "Restaurantes con pocas opciones veganas en Berlin",
  ],
  ["es", FIRST, { ...NONE, district: "Mitte" }, "Restaurantes veganos en Mitte, Berlin"],
  ["zh-hant", FIRST, NONE, "Berlin 純素餐廳"],
  ["he", { ...FIRST, mayHaveClosed: true }, NONE, "מקומות שאולי נסגרו ב־Berlin"],
  ["he", FIRST, { ...NONE, district: "Mitte" }, "מסעדות טבעוניות ב־Mitte, Berlin"],
] as const)("the heading of a place in %s, case %#", (language, view, list, title) =>
  expect(placeTitleIn(language, { name: "Berlin" }, view, list)).toBe(title),
);

test.each([
  ["en", "United States", "Vegan restaurants in the United States"],
  ["de", "USA", "Vegane Restaurants in den USA"],
  ["fr", "États-Unis", "Restaurants véganes aux États-Unis"],
  ["es", "Estados Unidos", "Restaurantes veganos en Estados Unidos"],
  ["zh-hant", "美國", "美國純素餐廳"],
  ["he", "ארה״ב", "מסעדות טבעוניות בארה״ב"],
] as const)("the heading of a country in %s", (language, name, title) =>
  expect(placeTitleIn(language, { name, code: "US" }, FIRST, NONE)).toBe(title),
);

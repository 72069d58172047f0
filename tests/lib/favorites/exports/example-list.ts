import type { ExportedList } from "@/lib/favorites/exports/exported-list";
import type { Restaurant } from "@/lib/restaurants/types";

const FACTS = {
  cuisine: ["Thai"],
  reviewCount: 0,
  country: "Portugal",
  timeZone: "Europe/Lisbon",
  images: [],
  features: [],
  dietaryOptions: [],
  verified: false,
  featured: false,
  sample: false,
  createdAt: "2026-11-01T00:00:00Z",
  updatedAt: "2026-11-01T00:00:00Z",
} satisfies Partial<Restaurant>;

/** Everything that means something in one of the formats, characters that XML does not allow, and a formula of a spreadsheet. */
export const NASTY = `=1+1,"a";'b' <b>&amp; ]]> \u0001\u000b${"😀"}\ntwo lines`;

/** Three places in an order of their own: one of OpenStreetMap with all facts, one that was added here, and one with a nasty name and note. */
export const LISBON: ExportedList = {
  name: "Lisbon <in> May & June",
  language: "en",
  places: [
    {
      restaurant: {
        ...FACTS,
        id: "verde-lisboa",
        name: "Verde",
        lat: 38.7139,
        lng: -9.1394,
        address: "Rua do Carmo 1",
        postcode: "1200-093",
        city: "Lisboa",
        phone: "+351 210 000 000",
        website: "https://verde.example",
        hoursText: "Mo-Fr 12:00-22:00",
        veganLevel: "vegan",
        osm: "node/1",
      },
      note: "Ask for the terrace.",
      day: "2027-05-02",
    },
    {
      restaurant: {
        ...FACTS,
        id: "an-an-osaka",
        name: "庵",
        latinName: "An",
        lat: -34.5,
        lng: 135.5,
        city: "大阪",
      },
      note: "",
    },
    {
      restaurant: { ...FACTS, id: "nasty-lisboa", name: NASTY, lat: 0, lng: 0, city: "Lisboa" },
      note: NASTY,
      day: "2027-05-01",
    },
  ],
};

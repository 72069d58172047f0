/** @jest-environment node */
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type { MapMarker } from "@/lib/map/markers";
import { pinName } from "@/lib/map/pin-name";
import type english from "@/lib/messages/en/live-map.json";
import { createFactWords } from "@/lib/restaurants/words/fact-words";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";

const MARKER: MapMarker = { id: "1", name: "Goodies", lat: 0, lng: 0 };

function nameIn(language: Language, facts: Partial<MapMarker>) {
  const t = textsIn<keyof typeof english>(language, "live-map");
  const words = language === "en" ? createFactWords({}) : factWordsIn(language);
  return pinName({ ...MARKER, ...facts }, { t, words });
}

test.each([
  ["en", {}, "Goodies"],
  ["en", { rating: 4.75 }, "Goodies, rated 4.8"],
  ["en", { rating: 5, veganLevel: "vegan" }, "Goodies, rated 5.0"],
  ["en", { veganLevel: "vegan" }, "Goodies, Fully vegan"],
  ["en", { count: 1_453 }, "Goodies, 1,453 places"],
  ["en", { count: 1 }, "Goodies, 1 place"],
  ["en", { name: "", count: 12 }, "12 places"],
  ["de", { name: "", count: 12 }, "12 Lokale"],
  ["de", { rating: 4.75 }, "Goodies, Bewertung 4,8"],
  ["de", { veganLevel: "vegan" }, "Goodies, Rein vegan"],
  ["zh-hant", { count: 12 }, "Goodies，12 家店"],
] as const)("in %s a pin with %j is called %s", (language, facts, name) =>
  expect(nameIn(language, facts)).toBe(name),
);

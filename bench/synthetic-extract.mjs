import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { load } from "../scripts/run/load.mjs";

const CUISINES = [
  "vegan",
  "indian",
  "thai;asian",
  "burger",
  "coffee_shop",
  "italian;pizza",
  "ramen",
  "ice_cream",
];
const HOURS = [
  "Mo-Su 11:00-22:00",
  "Mo-Fr 08:00-18:00; Sa 09:00-17:00",
  "Tu-Su 12:00-15:00,18:00-23:00",
  "Mo-Th 17:00-01:00; Fr-Sa 17:00-03:00; PH off",
  "24/7",
];
const LEVELS = ["only", "yes", "yes", "limited"];

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const editionMark = (index, edition) =>
  edition > 1 && index % 10 === 0 ? `, edition ${edition}` : "";

/**
 * Writes an Overpass response with so many venues around the cities of the samples, or around other places, in squares of `degrees`;
 * a third of them without hours, a tenth with a name in another script. In each later `edition` a tenth of them has another name.
 */
export async function writeExtract(path, count, { around, degrees = 0.3, edition = 1 } = {}) {
  const { CITIES } = await load("data/cities.ts");
  const places = around ?? Object.values(CITIES).flat();
  const random = numbers(count);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const file = createWriteStream(path);
  file.write(
    `{"version":0.6,"generator":"synthetic","osm3s":{"timestamp_osm_base":"2026-01-01T00:00:00Z"},"elements":[`,
  );
  for (let index = 0; index < count; index += 1) {
    const { lat, lng } = pick(places);
    const tags = {
      amenity: pick(["restaurant", "restaurant", "cafe", "fast_food"]),
      name:
        random() < 0.1
          ? `素食 ${index}`
          : `Green ${pick(["Table", "Spoon", "Corner", "Garden"])} ${index}${editionMark(index, edition)}`,
      "diet:vegan": pick(LEVELS),
      cuisine: pick(CUISINES),
      ...(random() < 0.67 && { opening_hours: pick(HOURS) }),
      ...(random() < 0.5 && {
        "addr:street": "High Street",
        "addr:housenumber": String(index % 200),
      }),
      ...(random() < 0.3 && { website: `https://venue-${index}.example` }),
      ...(random() < 0.3 && { wheelchair: pick(["yes", "no", "limited"]) }),
    };
    const element = {
      type: "node",
      id: index + 1,
      lat: lat + (random() - 0.5) * degrees,
      lon: lng + (random() - 0.5) * degrees,
      timestamp: "2025-06-01T00:00:00Z",
      tags,
    };
    if (!file.write(`${index > 0 ? "," : ""}\n${JSON.stringify(element)}`))
      await once(file, "drain");
  }
  file.end("\n]}\n");
  await once(file, "finish");
}

// Writes the two files from which the server finds places by every name that GeoNames knows: lib/gazetteer/name-list.ts reads them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name as it is written is stored with other names of places of this size: suggestions show it. */
const SHOWN_NAMES_POPULATION = 15_000;
/** Later words of a name lead to places of this size: Mallorca to Palma de Mallorca. */
const WORDS_POPULATION = 15_000;
const SHORTEST_WORD = 3;
const LONGEST_NAME = 60;
const IS_PLAIN = /^[\0-\x7f]*$/;
const ARTICLE = /^The /;
const HAS_CAPITAL = /\p{Lu}|\p{Lo}/u;

/** `regions`: countries and regions with their other names, which lead to their largest city. */
export function writeNameList(folder, places, regions, { nameKey }) {
  mkdirSync(folder, { recursive: true });
  const all = [...places, ...regions];
  const lines = all.flatMap((place, index) => linesOf(place, index, nameKey));
  lines.sort(Buffer.compare);
  const end = Buffer.from("\n");
  writeFileSync(join(folder, "names.txt"), Buffer.concat(lines.flatMap((line) => [line, end])));
  writeFileSync(join(folder, "places.json"), JSON.stringify(columnsOf(all)));
}

/** "munchen", the number of the place, n for its name, o for another one, w for a later word of its name, and München. */
function linesOf({ name, otherNames, population }, index, nameKey) {
  const key = nameKey(name);
  const found = new Map([[key, `n\t`]]);
  if (ARTICLE.test(name)) addTo(found, nameKey(name.replace(ARTICLE, "")), "n\t");
  if (population >= WORDS_POPULATION)
    for (const [at, word] of key.split(" ").entries())
      if (at > 0 && word.length >= SHORTEST_WORD)
        addTo(found, key.split(" ").slice(at).join(" "), `w\t`);
  for (const other of otherNames) {
    if (other.length > LONGEST_NAME) continue;
    const isShown = population >= SHOWN_NAMES_POPULATION && HAS_CAPITAL.test(other);
    addTo(found, nameKey(other), `o\t${isShown ? other : ""}`);
  }
  found.delete("");
  return [...found].map(([folded, rest]) => Buffer.from(`${folded}\t${index}\t${rest}`));
}

/** Of several other names with one key, the one with its accents is shown: München before Muenchen. */
function addTo(found, key, value) {
  const known = found.get(key);
  const isBetter = known?.startsWith("o") && IS_PLAIN.test(known) && !IS_PLAIN.test(value);
  if (known === undefined || isBetter) found.set(key, value);
}

function columnsOf(places) {
  const regions = new Map();
  const zones = new Map();
  const numberOf = (map, key) => {
    if (!map.has(key)) map.set(key, map.size);
    return map.get(key);
  };
  const namesOf = new Map(
    places.flatMap(({ isRegion, country, name, otherNames }) =>
      isRegion ? [[`${country}.${name}`, otherNames]] : [],
    ),
  );
  const rows = places.map(({ country, regionCode, region, timeZone, ...place }) => ({
    ...place,
    region: numberOf(
      regions,
      JSON.stringify([country, regionCode, region, ...(namesOf.get(`${country}.${region}`) ?? [])]),
    ),
    zone: numberOf(zones, timeZone ?? ""),
  }));
  const column = (name) => rows.map((row) => row[name] ?? 0);
  return {
    regions: [...regions.keys()].map((key) => JSON.parse(key)),
    zones: [...zones.keys()],
    name: column("name"),
    region: column("region"),
    zone: column("zone"),
    lat: column("lat"),
    lng: column("lng"),
    population: column("population"),
    geonameId: column("geonameId"),
  };
}

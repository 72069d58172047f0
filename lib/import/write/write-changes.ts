import { readRestaurants } from "@/lib/database/imports/known-records";
import {
  applyCorrections,
  correctedClosure,
  missingFacts,
  LISTING_SOURCE,
} from "@/lib/import/corrections";
import type { ChangeOptions } from "@/lib/import/write/change-options";
import { createCitySlugs } from "@/lib/import/write/city-slugs";
import type { VenueGroup } from "@/lib/import/match/match-venues";
import { mergeFacts } from "@/lib/import/merge-facts";
import { cityRow, countryRow, IMPORT_ACTOR, restaurantRow } from "@/lib/import/rows";
import { isSame } from "@/lib/import/match/same-value";
import { keptScope } from "@/lib/import/scope";
import { RESERVED_IDS, restaurantSlug, takeSlug } from "@/lib/import/write/slugs";
import { OSM_FIELDS, type StoredVenue, type OsmField, type VenueFacts } from "@/lib/import/venue";
import { IMPORTS_UNTIL_CLOSED, writeMissing } from "@/lib/import/write/write-missing";
import { writeReplaced } from "@/lib/import/write/write-replaced";
import type { Restaurant } from "@/lib/restaurants/types";

/** Restaurants that are compared at once. */
const GROUPS_AT_ONCE = 500;

/** Writes what differs from the known records, and counts it. Takes the groups out of `matched`, and adds its ids to the known ones. */
export async function writeChanges(options: ChangeOptions) {
  const { database, known, matched, store, writer, summary, now, scope, takeovers, onProgress } =
    options;
  const taken = known.ids;
  for (const id of RESERVED_IDS) taken.add(id);
  const cities = createCitySlugs(known.cities, known.formerCitySlugs);
  const cityNames = new Map(known.cities.map(({ id, name }) => [id, name]));
  const writtenCountries = new Set<string>();
  const seenRestaurants = new Set<string>();
  const successors = new Map<string, string>();
  summary.merged += matched.merged;

  /** The larger of two cities of one name gets the plain name as its slug. */
  async function writePlaces() {
    const found = matched.groups.map(({ venues }) => venues[0]!);
    for (const { place, continent, facts } of found.toSorted(byPopulation)) {
      if (!place || !continent) continue;
      const { id, isNew } = cities.slugFor(place);
      if (isNew) await writer.add("cities", cityRow(id, place, continent, facts.country));
      if (writtenCountries.has(place.country)) continue;
      writtenCountries.add(place.country);
      await writer.add("countries", countryRow(facts.country, place.country));
    }
  }

  async function correct(id: string, facts: VenueFacts, old: Restaurant) {
    const { corrected, agreed } = applyCorrections(facts, known.corrections.get(id) ?? [], old);
    for (const { field, value } of agreed)
      await writer.add("removedCorrections", { restaurantId: id, field, value });
    return corrected;
  }

  /** Facts of a listing that OpenStreetMap does not have stay, stored as a correction for each. */
  async function adopt(id: string, facts: VenueFacts, old: Restaurant) {
    const gaps = missingFacts(facts, old, known.corrections.get(id));
    for (const [field, value] of Object.entries(gaps))
      await writer.add("corrections", { restaurantId: id, field, value, source: LISTING_SOURCE });
    return { ...facts, ...gaps };
  }

  async function writeGroup(group: VenueGroup, before: ReadonlyMap<string, Restaurant>) {
    const venues = group.venues.map(store.read);
    const merged = mergeFacts(venues.map(({ facts }) => facts));
    const { place, continent } = group.venues[0]!;
    const cityId = place && continent ? cities.slugFor(place).id : undefined;
    const city = (cityId && cityNames.get(cityId)) ?? merged.city;
    const facts: VenueFacts = { ...merged, city, ...(cityId !== undefined && { cityId }) };
    const id =
      group.id ?? takeSlug([restaurantSlug(facts.latinName ?? facts.name, facts.city)], taken);
    seenRestaurants.add(id);
    for (const { ref } of venues) if (takeovers.others.has(ref)) successors.set(ref, id);
    const old = before.get(id);
    const known = old && !old.osm ? await adopt(id, facts, old) : facts;
    const final = old ? await correct(id, known, old) : known;
    const changes = old ? OSM_FIELDS.filter((field) => !isSame(old[field], final[field])) : [];
    const closure = old && closureOf(old);
    if (!old) summary.added++;
    else if (old.closure === "closed" && !closure) summary.reopened++;
    else if (changes.length > 0 || old.closure !== closure) summary.changed++;
    else summary.unchanged++;
    if (!old || changes.length > 0 || old.closure !== closure) {
      const row = restaurantRow(id, final, old, versionOf(id), now);
      await writer.add("restaurants", { ...row, ...(closure && { closure }) });
      await logChanges(id, old, final, changes, closure);
    } else await addCompared(id);
    for (const { ref, hash, facts, tags } of venues)
      await writer.add("elements", {
        ref,
        restaurantId: id,
        hash,
        lat: facts.lat,
        lng: facts.lng,
        tags,
        scope: keptScope(scope, options.known.elements.get(ref)?.scope),
        missing: 0,
      });
  }

  const versionOf = (id: string) => options.known.venues.get(id)?.version;
  const addCompared = (id: string) => writer.add("compared", { id, version: versionOf(id) });

  /** A restaurant that is in the extract is open, unless a correction says that it has closed. */
  function closureOf({ id, closure }: Restaurant) {
    return correctedClosure(known.corrections.get(id))?.value === "closed" ? closure : undefined;
  }

  async function logChanges(
    id: string,
    old: Restaurant | undefined,
    now: VenueFacts,
    fields: OsmField[],
    closure: Restaurant["closure"],
  ) {
    if (!old)
      return writer.add("log", {
        actor: IMPORT_ACTOR,
        restaurantId: id,
        field: "*",
        before: null,
        after: now.name,
      });
    for (const field of fields)
      await writer.add("log", {
        actor: IMPORT_ACTOR,
        restaurantId: id,
        field,
        before: old[field] ?? null,
        after: now[field] ?? null,
      });
    if (old.closure !== closure)
      await writer.add("log", {
        actor: IMPORT_ACTOR,
        restaurantId: id,
        field: "closure",
        before: old.closure ?? null,
        after: closure ?? null,
      });
  }

  await writePlaces();
  // Compared venues are released: a quarter of a million of them need much memory.
  const { groups } = matched;
  const all = groups.length;
  for (let count = 0; groups.length > 0;) {
    const some = groups.splice(0, GROUPS_AT_ONCE);
    const before = await readRestaurants(
      database,
      some.flatMap(({ id }) => id ?? []),
    );
    for (const group of some) {
      await writeGroup(group, before);
      count++;
      onProgress({ step: "compared", count, share: count / all });
    }
  }
  // Its address /osm/… still leads to the restaurant.
  for (const ref of matched.replaced) {
    const element = known.elements.get(ref);
    if (!element) continue;
    await addCompared(element.restaurantId);
    await writer.add("elements", { ...element, missing: IMPORTS_UNTIL_CLOSED });
  }
  const replaced = await writeReplaced(options, seenRestaurants, successors);
  for (const takeover of takeovers.unclear) {
    await addCompared(takeover.restaurantId);
    await writer.add("takeovers", takeover);
  }
  for (const ref of takeovers.settled) await writer.add("settledTakeovers", { ref });
  summary.unclear += takeovers.unclear.length;
  await writeMissing(options, new Set([...seenRestaurants, ...replaced]));
}

function byPopulation(a: StoredVenue, b: StoredVenue) {
  return (b.place?.population ?? 0) - (a.place?.population ?? 0);
}

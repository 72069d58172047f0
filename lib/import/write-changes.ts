import { readRestaurants } from "@/lib/database/imports/known-records";
import type { ChangeOptions } from "@/lib/import/change-options";
import { createCitySlugs } from "@/lib/import/city-slugs";
import type { VenueGroup } from "@/lib/import/match-venues";
import { mergeFacts } from "@/lib/import/merge-facts";
import { cityRow, countryRow, IMPORT_ACTOR, restaurantRow } from "@/lib/import/rows";
import { isSame } from "@/lib/import/same-value";
import { scopeName } from "@/lib/import/scope";
import { RESERVED_IDS, restaurantSlug, takeSlug } from "@/lib/import/slugs";
import { OSM_FIELDS, type OsmField, type Venue, type VenueFacts } from "@/lib/import/venue";
import { writeMissing } from "@/lib/import/write-missing";
import type { Restaurant } from "@/lib/restaurants/types";

/** Writes what differs from the known records, and counts it. */
export async function writeChanges(options: ChangeOptions) {
  const { database, known, matched, writer, summary, now, scope } = options;
  const scopeText = scopeName(scope);
  const taken = new Set([...known.ids, ...RESERVED_IDS]);
  const cities = createCitySlugs(known.cities);
  const writtenCountries = new Set<string>();
  const seenRestaurants = new Set<string>();
  const ids = matched.groups.flatMap(({ id }) => id ?? []);
  const before = await readRestaurants(database, ids);
  summary.merged += matched.merged;

  /** The larger of two cities of one name gets the name alone as its slug. */
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

  /** Corrections override, until OpenStreetMap says the same. */
  async function correct(id: string, facts: VenueFacts) {
    const corrected: VenueFacts = { ...facts };
    for (const { field, value } of known.corrections.get(id) ?? []) {
      if (!OSM_FIELDS.includes(field as OsmField)) continue;
      const name = field as OsmField;
      if (isSame(facts[name] ?? null, value))
        await writer.add("removedCorrections", { restaurantId: id, field });
      else if (value === null) delete corrected[name];
      else Object.assign(corrected, { [name]: value });
    }
    return corrected;
  }

  async function writeGroup(group: VenueGroup) {
    const merged = mergeFacts(group.venues.map(({ facts }) => facts));
    const { place, continent } = group.venues[0]!;
    const cityId = place && continent ? cities.slugFor(place).id : undefined;
    const facts: VenueFacts = { ...merged, ...(cityId !== undefined && { cityId }) };
    const id = group.id ?? takeSlug([restaurantSlug(facts.name, facts.city)], taken);
    seenRestaurants.add(id);
    const old = before.get(id);
    const final = old ? await correct(id, facts) : facts;
    const changes = old ? OSM_FIELDS.filter((field) => !isSame(old[field], final[field])) : [];
    if (!old) summary.added++;
    else if (old.closure === "closed") summary.reopened++;
    else if (changes.length > 0 || old.closure) summary.changed++;
    else summary.unchanged++;
    if (!old || changes.length > 0 || old.closure) {
      await writer.add("restaurants", restaurantRow(id, final, old, now));
      await logChanges(id, old, final, changes);
    }
    for (const { ref, hash, facts } of group.venues)
      await writer.add("elements", {
        ref,
        restaurantId: id,
        hash,
        lat: facts.lat,
        lng: facts.lng,
        scope: scopeText,
        missing: 0,
      });
  }

  async function logChanges(
    id: string,
    old: Restaurant | undefined,
    now: VenueFacts,
    fields: OsmField[],
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
    if (old.closure)
      await writer.add("log", {
        actor: IMPORT_ACTOR,
        restaurantId: id,
        field: "closure",
        before: old.closure,
        after: null,
      });
  }

  await writePlaces();
  for (const group of matched.groups) await writeGroup(group);
  for (const ref of matched.replaced) await writer.add("removedElements", { ref });
  await writeMissing(options, seenRestaurants);
}

function byPopulation(a: Venue, b: Venue) {
  return (b.place?.population ?? 0) - (a.place?.population ?? 0);
}

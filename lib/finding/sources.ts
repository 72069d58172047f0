import "server-only";

import { getStores } from "@/lib/database/client";
import { type Directory, readDirectory } from "@/lib/database/records/directory";
import { hasDatabase } from "@/lib/database/has-database";
import { readGazetteer } from "@/lib/finding/gazetteer";
import { createPlaceSearch, type PlaceSearch } from "@/lib/gazetteer/place-search";

export type Sources = { directory: Directory; places: PlaceSearch };

/** It counts the restaurants of regions and countries once. */
const known = new WeakMap<Directory, PlaceSearch>();

/** The site's own sources of the location search; undefined where there are only samples (P3.14). */
export async function readSources(): Promise<Sources | undefined> {
  if (!hasDatabase()) return undefined;
  const directory = await readDirectory((await getStores()).database);
  if (!directory.isReal) return undefined;
  const restaurantsIn = (geonameId: number) => directory.city(geonameId)?.count ?? 0;
  const places =
    known.get(directory) ?? createPlaceSearch({ ...(await readGazetteer()), restaurantsIn });
  known.set(directory, places);
  return { directory, places };
}

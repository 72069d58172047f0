import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { PlacePage } from "@/lib/database/records/place-records";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { toInstant } from "@/lib/database/records/rows";
import { countries } from "@/lib/database/schema/cities";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";
import { nextTurn } from "@/lib/lists/in-slices";

type Smallest = { place: number; view: number };
type Counted = Omit<PlacePage, "updatedAt"> & { count: number; updatedAt: Date };

/** Counts the restaurants of each page that there could be. */
function pageCounts() {
  const counts = new Map<string, Counted>();

  function count(page: Omit<PlacePage, "updatedAt">, updatedAt: Date) {
    const key = JSON.stringify([page.kind, page.id, page.level, page.cuisine, page.district]);
    const known = counts.get(key);
    if (!known) counts.set(key, { ...page, count: 1, updatedAt });
    else {
      known.count += 1;
      if (updatedAt > known.updatedAt) known.updatedAt = updatedAt;
    }
  }

  return { count, pages: () => [...counts.values()] };
}

async function listCountrySlugs(database: Database) {
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({ code: countries.code, slug: countries.slug })
      .from(countries)
      .where(and(isNotNull(countries.code), isNotNull(countries.slug)))
      .orderBy(asc(countries.code)),
  );
  return new Map(rows.map(({ code, slug }) => [code, slug]));
}

const orderOf = ({ kind, id, level, cuisine, district }: Counted) =>
  [kind, id, level ?? "", cuisine ?? "", district ?? ""].join("\n");

/** The page of all restaurants of a place. */
const ALL = { level: null, cuisine: null, district: null };

/** Every page of a place that has enough restaurants, with the last change of one of them. Counted here, in parts: in one query, other requests would wait. */
export async function listPlacePages(database: Database, smallest: Smallest): Promise<PlacePage[]> {
  const slugs = await listCountrySlugs(database);
  const { count, pages } = pageCounts();
  const { id, cityId, countryCode, veganLevel, cuisine, district, updatedAt } = restaurants;
  const columns = { id, cityId, countryCode, veganLevel, cuisine, district, updatedAt };
  const isCounted = and(eq(restaurants.sample, false), isListed);
  for await (const rows of restaurantRows(database, columns, isCounted))
    for (const row of rows) {
      const places = [
        { kind: "city" as const, id: row.cityId },
        { kind: "country" as const, id: slugs.get(row.countryCode) },
      ];
      for (const { kind, id } of places) {
        if (!id) continue;
        count({ kind, id, ...ALL }, row.updatedAt);
        if (row.veganLevel) count({ kind, id, ...ALL, level: row.veganLevel }, row.updatedAt);
        for (const served of new Set(row.cuisine))
          count({ kind, id, ...ALL, cuisine: served }, row.updatedAt);
        if (kind === "city" && row.district)
          count({ kind, id, ...ALL, district: row.district }, row.updatedAt);
      }
    }
  const isView = ({ level, cuisine, district }: Counted) =>
    level !== null || cuisine !== null || district !== null;
  const shown = pages().filter(
    (page) => page.count >= (isView(page) ? smallest.view : smallest.place),
  );
  await nextTurn();
  const ordered = shown
    .map((page) => ({ page, order: orderOf(page) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  await nextTurn();
  return ordered.map(({ page: { count: _count, ...page } }) => ({
    ...page,
    updatedAt: toInstant(page.updatedAt),
  }));
}

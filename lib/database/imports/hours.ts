import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { cities } from "@/lib/database/schema/cities";
import { corrections } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { changedTags } from "@/lib/database/schema/system";
import type { WeekHours } from "@/lib/restaurants/types";

/** Words of OpenStreetMap's opening hours that make them depend on the date: holidays, months, weeks, years, the sun, "first Friday". */
const DATES = String.raw`\m(PH|SH|holidays?|easter|week|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|20\d\d|sunrise|sunset|dawn|dusk)\M|\[`;

/** Hours that no import reads: of a listing, or corrected. */
const isReadHere = sql`(${restaurants.osm} is null or exists (select 1 from ${corrections}
  where ${corrections.restaurantId} = ${restaurants.id} and ${corrections.field} = 'hoursText'))`;

/** The restaurants whose hours depend on the date, or are read by no import. `region` is GeoNames' code. */
export function listHoursWithDates(database: Database) {
  const { id, hours, hoursText, lat, lng, timeZone, countryCode } = restaurants;
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ id, hours, hoursText, lat, lng, timeZone, countryCode, region: cities.region })
      .from(restaurants)
      .leftJoin(cities, eq(cities.id, restaurants.cityId))
      .where(and(isNotNull(hoursText), or(sql`${hoursText} ~* ${DATES}`, isReadHere)));
    return rows.map((row) => ({
      ...row,
      hoursText: row.hoursText!,
      countryCode: row.countryCode ?? undefined,
      region: row.region ?? undefined,
    }));
  });
}

/** Removes the closed days that are over in their time zone, and returns of how many restaurants. */
export async function removePastClosures(database: Database, now: Date) {
  const { closedDates, timeZone } = restaurants;
  const today = sql`to_char(${now.toISOString()}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const isOver = sql`range ->> 'to' < ${today}`;
  const changed = await database.asOwner((transaction) =>
    transaction
      .update(restaurants)
      .set({
        closedDates: sql`(select jsonb_agg(range) from jsonb_array_elements(${closedDates}) range where not ${isOver})`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          isNotNull(closedDates),
          sql`exists (select from jsonb_array_elements(${closedDates}) range where ${isOver})`,
        ),
      )
      .returning({ id: restaurants.id }),
  );
  return changed.length;
}

type ReadHours = { id: string; hours: WeekHours | null; hoursText: string };

/**
 * Replaces the opening hours of a restaurant by those for the coming days; null where they are not known. Returns whether they are still those
 * that were read: what somebody has changed meanwhile stays. Tiles and lists have them at once.
 * Pages are not stale by it: one holiday would be a reason to render most of them anew, and each is rendered often enough by its age.
 */
export async function updateHours(
  database: Database,
  { id, hours: before, hoursText }: ReadHours,
  hours: WeekHours | null,
) {
  return database.asOwner(async (transaction) => {
    const isAsRead = and(
      eq(restaurants.hoursText, hoursText),
      before === null ? isNull(restaurants.hours) : eq(restaurants.hours, before),
    );
    const changed = await transaction
      .update(restaurants)
      .set({ hours, updatedAt: sql`now()` })
      .where(and(eq(restaurants.id, id), isAsRead))
      .returning({ id: restaurants.id });
    await transaction.execute(
      sql`delete from ${changedTags}
        where transaction_id = pg_current_xact_id()::text::bigint and tag <> 'restaurants'`,
    );
    return changed.length > 0;
  });
}

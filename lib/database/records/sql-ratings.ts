import { and, asc, desc, eq, gte, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { restaurants } from "@/lib/database/schema/restaurants";
import { MEAN_WEIGHT, MIN_RANKED, MIN_RATINGS, type RatingBasis } from "@/lib/restaurants/score";
import type { Restaurant } from "@/lib/restaurants/types";

const { rating, reviewCount, closure, sample, cityId } = restaurants;

const isListed = or(isNull(closure), ne(closure, "closed"));
const isRated = and(isNotNull(rating), isListed);

/** What the ratings of real restaurants are compared with; undefined while there are none. */
export async function readRatingBasis(database: Database): Promise<RatingBasis | undefined> {
  const [all] = await database.asAnonymous((transaction) =>
    transaction
      .select({
        mean: sql<number>`sum(${rating} * ${reviewCount}) / sum(${reviewCount})`.mapWith(Number),
        ratings: sql<number>`coalesce(sum(${reviewCount}), 0)`.mapWith(Number),
      })
      .from(restaurants)
      .where(and(isRated, eq(sample, false), sql`${reviewCount} > 0`)),
  );
  return all && all.ratings > 0 ? all : undefined;
}

const isOfCity = (id: string | undefined) => (id === undefined ? undefined : eq(cityId, id));

/**
 * Real restaurants, of the world or of a city, by the Bayesian mean of their ratings (lib/restaurants/score.ts). The world's ranking
 * has restaurants with at least three ratings, and is empty while there are fewer than five of them. Where there are samples alone:
 * the best rated of them; of equals the one with more reviews.
 */
export async function listTopRated(
  database: Database,
  limit: number,
  city?: string,
): Promise<Restaurant[]> {
  const basis = await readRatingBasis(database);
  const score = basis
    ? sql`(${MEAN_WEIGHT * basis.mean}::float8 + ${rating} * ${reviewCount}) / (${MEAN_WEIGHT} + ${reviewCount})`
    : rating;
  const isWorld = city === undefined;
  const isReal = basis && eq(sample, false);
  const hasEnoughRatings = basis && isWorld ? gte(reviewCount, MIN_RATINGS) : undefined;
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select()
      .from(restaurants)
      .where(and(isRated, isReal, hasEnoughRatings, isOfCity(city)))
      .orderBy(desc(score), desc(reviewCount), asc(restaurants.id))
      .limit(limit);
    return hasEnoughRatings && rows.length < MIN_RANKED ? [] : rows.map(toRestaurant);
  });
}

/**
 * Restaurants of the world or of a city where everything is vegan and no report says that they have closed: those that most members
 * confirmed, then the most recently checked; of equals in an order that means nothing, since one by name would look like a ranking.
 */
export async function listFullyVegan(
  database: Database,
  limit: number,
  city?: string,
): Promise<Restaurant[]> {
  const { confirmedBy, confirmedAt, checkedAt, reportedClosed, veganLevel, id } = restaurants;
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select()
      .from(restaurants)
      .where(and(eq(veganLevel, "vegan"), isNull(closure), isNull(reportedClosed), isOfCity(city)))
      .orderBy(
        sql`${confirmedBy} desc nulls last`,
        sql`${confirmedAt} desc nulls last`,
        sql`${checkedAt} desc nulls last`,
        sql`md5(${id})`,
      )
      .limit(limit);
    return rows.map(toRestaurant);
  });
}

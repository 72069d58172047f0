import { sql } from "drizzle-orm";
import { restaurants } from "@/lib/database/schema/restaurants";
import {
  CONFIRMED_POINTS,
  LARGE_CHAIN_POINTS,
  LEVEL_POINTS,
  PHOTO_POINTS,
  RATING_WEIGHT,
  USUAL_RATING,
} from "@/lib/restaurants/near-me/best-match";
import FAST_FOOD_CHAINS from "@/lib/restaurants/chains/fast-food-chains.json";
import { MEAN_WEIGHT } from "@/lib/restaurants/score";

const { name, veganLevel, rating, reviewCount, checkedAt, confirmedAt, cardPhoto } = restaurants;

const levelPoints = sql.join(
  Object.entries(LEVEL_POINTS).map(([level, points]) => sql`when ${level} then ${points}::int`),
  sql` `,
);

/** The points of Best match (P14.641) that depend neither on the visitor's location nor on the time of day (P14.647). */
export const placeListPoints = sql`(
  case
    when ${veganLevel} not in ('vegan', 'vegetarian') and ${name} = any(${sql.param(FAST_FOOD_CHAINS)}::text[])
      then ${LARGE_CHAIN_POINTS}::int
    else case ${veganLevel} ${levelPoints} else 0 end
  end
  + case when greatest(${checkedAt}, ${confirmedAt}) >= current_date - interval '1 year' then ${CONFIRMED_POINTS}::int else 0 end
  + case when ${cardPhoto} is null then 0 else ${PHOTO_POINTS}::int end
  + coalesce(
      ${RATING_WEIGHT}::float8 * ${reviewCount} * (${rating} - ${USUAL_RATING}::float8)
        / (${MEAN_WEIGHT}::float8 + ${reviewCount}), 0)
)`;

import { eq } from "drizzle-orm";
import { CITIES } from "@/data/cities";
import { COUNTRIES } from "@/data/countries";
import { RESTAURANTS } from "@/data/restaurants";
import { REVIEWS } from "@/data/reviews";
import type { Database, Transaction } from "@/lib/database/database";
import { hideSamples } from "@/lib/database/sample-removal";
import { cities, countries } from "@/lib/database/schema/cities";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { changedTags, seeds } from "@/lib/database/schema/system";
import { CONTINENTS } from "@/lib/cities/continents";
import { citySlug } from "@/lib/cities/slug";

const SEED = "samples";

function cityRows() {
  return CONTINENTS.flatMap((continent) =>
    CITIES[continent].map((city, position) => ({
      ...city,
      id: citySlug(city.name),
      continent,
      position,
      sample: true,
    })),
  );
}

async function insertSamples(transaction: Transaction) {
  await transaction.insert(restaurants).values(
    RESTAURANTS.map((restaurant) => ({
      ...restaurant,
      sampleRating: restaurant.rating,
      sampleReviewCount: restaurant.reviewCount,
      createdAt: new Date(restaurant.createdAt),
      updatedAt: new Date(restaurant.updatedAt),
    })),
  );
  await transaction.insert(reviews).values(
    REVIEWS.map(({ editedAt: _never, ...review }) => ({
      ...review,
      createdAt: new Date(review.createdAt),
    })),
  );
  await transaction.insert(cities).values(cityRows());
  await transaction
    .insert(countries)
    .values(COUNTRIES.map((country, position) => ({ ...country, position, sample: true })));
}

/** Fills a new database with the samples, once: later starts leave edited and removed samples alone. */
export async function seedSamples(database: Database) {
  await database.asOwner(async (transaction) => {
    const added = await transaction
      .insert(seeds)
      .values({ name: SEED })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return;
    await insertSamples(transaction);
    // Every build shows the samples already.
    await transaction.delete(changedTags);
  });
}

/** Removes every sample record; returns how many restaurants were among them. They do not come back. */
export async function removeSamplesIn(transaction: Transaction) {
  await hideSamples(transaction);
  await transaction.delete(reviews).where(eq(reviews.sample, true));
  await transaction.delete(cities).where(eq(cities.sample, true));
  await transaction.delete(countries).where(eq(countries.sample, true));
  const removed = await transaction
    .delete(restaurants)
    .where(eq(restaurants.sample, true))
    .returning({ id: restaurants.id });
  return removed.length;
}

/** The same in a transaction of its own. */
export function removeSamples(database: Database) {
  return database.asOwner(removeSamplesIn);
}

/** The picture of a country's flag, for the countries that have one. */
export function flagOf(country: string) {
  return COUNTRIES.find(({ name }) => name === country)?.flag;
}

/** The ids of the sample restaurants. */
export const SAMPLE_RESTAURANT_IDS: readonly string[] = RESTAURANTS.map(({ id }) => id);

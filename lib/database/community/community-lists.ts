import { and, avg, count, desc, eq, gt, isNotNull, or, sql, sum } from "drizzle-orm";
import type { CommunityMember, MemberPhoto, ReviewedCity } from "@/lib/community/types";
import { FORMER_MEMBER } from "@/lib/forum/deleted";
import type { Database } from "@/lib/database/database";
import { toReviewPhoto } from "@/lib/database/reviews/review-photos";
import { cities } from "@/lib/database/schema/cities";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reviews that members wrote and that everyone can read. */
const IS_SHOWN = and(eq(reviews.status, "published"), eq(reviews.sample, false));

export type Slice = { limit: number; offset: number };

/** Whether a review is of a place in a city; of any place without one. */
const isIn = (cityId: string | undefined) =>
  cityId === undefined
    ? undefined
    : sql`exists (select from ${restaurants} where ${restaurants.id} = ${reviews.restaurantId} and ${restaurants.cityId} = ${cityId})`;

/** How many members have published reviews: of places in a city, or anywhere. */
export async function countReviewers(database: Database, cityId?: string) {
  const [row] = await database.asAnonymous((transaction) =>
    transaction
      .select({ count: sql<number>`count(distinct ${members.slug})`.mapWith(Number) })
      .from(members)
      .innerJoin(reviews, eq(reviews.userId, members.slug))
      .where(and(IS_SHOWN, isIn(cityId))),
  );
  return row?.count ?? 0;
}

/**
 * Members with published reviews: those first whose reviews of the last year most members found helpful, then those with most
 * reviews, then by name. With a city only reviews of its places count.
 */
export async function listReviewersByHelp(
  database: Database,
  { limit, offset, cityId }: Slice & { cityId?: string },
  now = new Date(),
): Promise<CommunityMember[]> {
  const isRecent = gt(reviews.createdAt, new Date(now.getTime() - YEAR_MS));
  const helpful = sql<number>`coalesce(${sum(reviews.helpful)} filter (where ${isRecent}), 0)`;
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({
        slug: members.slug,
        name: members.name,
        town: members.town,
        reviews: count(),
        rating: avg(reviews.rating).mapWith(Number),
        helpful: helpful.mapWith(Number),
      })
      .from(members)
      .innerJoin(reviews, eq(reviews.userId, members.slug))
      .where(and(IS_SHOWN, isIn(cityId)))
      .groupBy(members.userId)
      .orderBy(desc(helpful), desc(count()), members.name, members.slug)
      .limit(limit)
      .offset(offset),
  );
  return rows.map(({ town, ...member }) => ({ ...member, ...(town && { town }) }));
}

/** More than anyone looks through. */
const MOST_CITIES = 100;

/** The cities with real places that members reviewed, each with how many members: those with most first, then by name. */
export async function listReviewedCities(database: Database): Promise<ReviewedCity[]> {
  const reviewers = sql<number>`count(distinct ${members.slug})`;
  return database.asAnonymous((transaction) =>
    transaction
      .select({
        id: cities.id,
        name: cities.name,
        country: cities.country,
        members: reviewers.mapWith(Number),
      })
      .from(reviews)
      .innerJoin(members, eq(reviews.userId, members.slug))
      .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
      .innerJoin(cities, eq(cities.id, restaurants.cityId))
      .where(and(IS_SHOWN, isNotNull(cities.geonameId)))
      .groupBy(cities.id)
      .orderBy(desc(reviewers), cities.name, cities.id)
      .limit(MOST_CITIES),
  );
}

/** Photos of members that everyone can see: those of shown reviews, and those without a review. */
const IS_SHOWN_PHOTO = and(eq(photos.status, "published"), or(photos.byVisitor, IS_SHOWN));

/** How many photos members have added. */
export async function countMemberPhotos(database: Database) {
  const [row] = await database.asAnonymous((transaction) =>
    transaction
      .select({ count: count() })
      .from(photos)
      .leftJoin(reviews, eq(reviews.id, photos.reviewId))
      .where(IS_SHOWN_PHOTO),
  );
  return row?.count ?? 0;
}

/** The photos of members, with a review or alone, the newest first. */
export async function listMemberPhotos(
  database: Database,
  { limit, offset }: Slice,
): Promise<MemberPhoto[]> {
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({
        photo: photos,
        userId: sql<string | null>`coalesce(${reviews.userId}, ${members.slug})`,
        userName: sql<string | null>`coalesce(${reviews.userName}, ${members.name})`,
        restaurantId: restaurants.id,
        restaurantName: restaurants.name,
        latinName: restaurants.latinName,
        countryCode: restaurants.countryCode,
        city: restaurants.city,
      })
      .from(photos)
      .leftJoin(reviews, eq(reviews.id, photos.reviewId))
      .leftJoin(members, and(eq(members.userId, photos.userId), photos.byVisitor))
      .innerJoin(restaurants, eq(restaurants.id, photos.restaurantId))
      .where(IS_SHOWN_PHOTO)
      .orderBy(desc(photos.createdAt), photos.id)
      .limit(limit)
      .offset(offset),
  );
  return rows.map(({ photo, userName, ...row }) => ({
    ...toReviewPhoto(photo),
    ...row,
    userName: userName ?? FORMER_MEMBER,
  }));
}

import { and, avg, count, desc, eq, gt, isNotNull, sql, sum } from "drizzle-orm";
import type { CommunityMember, MemberPhoto } from "@/lib/community/types";
import type { Database } from "@/lib/database/database";
import { toReviewPhoto } from "@/lib/database/reviews/review-photos";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reviews that members wrote and that everyone can read. */
const IS_SHOWN = and(eq(reviews.status, "published"), eq(reviews.sample, false));

export type Slice = { limit: number; offset: number };

/** How many members have published reviews. */
export async function countReviewers(database: Database) {
  const [row] = await database.asAnonymous((transaction) =>
    transaction
      .select({ count: sql<number>`count(distinct ${members.slug})`.mapWith(Number) })
      .from(members)
      .innerJoin(reviews, eq(reviews.userId, members.slug))
      .where(IS_SHOWN),
  );
  return row?.count ?? 0;
}

/**
 * Members with published reviews: those first whose reviews of the last year most members found helpful, then those with most
 * reviews, then by name.
 */
export async function listReviewersByHelp(
  database: Database,
  { limit, offset }: Slice,
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
      .where(IS_SHOWN)
      .groupBy(members.userId)
      .orderBy(desc(helpful), desc(count()), members.name, members.slug)
      .limit(limit)
      .offset(offset),
  );
  return rows.map(({ town, ...member }) => ({ ...member, ...(town && { town }) }));
}

/** Photos of reviews that everyone can see. */
const IS_SHOWN_PHOTO = and(eq(photos.status, "published"), isNotNull(photos.reviewId), IS_SHOWN);

/** How many photos the reviews of members have. */
export async function countReviewPhotos(database: Database) {
  const [row] = await database.asAnonymous((transaction) =>
    transaction
      .select({ count: count() })
      .from(photos)
      .innerJoin(reviews, eq(reviews.id, photos.reviewId))
      .where(IS_SHOWN_PHOTO),
  );
  return row?.count ?? 0;
}

/** The photos of members' reviews, the newest first. */
export async function listReviewPhotos(
  database: Database,
  { limit, offset }: Slice,
): Promise<MemberPhoto[]> {
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({
        photo: photos,
        reviewId: reviews.id,
        userId: reviews.userId,
        userName: reviews.userName,
        restaurantId: restaurants.id,
        restaurantName: restaurants.name,
        city: restaurants.city,
      })
      .from(photos)
      .innerJoin(reviews, eq(reviews.id, photos.reviewId))
      .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
      .where(IS_SHOWN_PHOTO)
      .orderBy(desc(photos.createdAt), photos.id)
      .limit(limit)
      .offset(offset),
  );
  return rows.map(({ photo, ...review }) => ({ ...toReviewPhoto(photo), ...review }));
}

import { and, avg, count, desc, eq, gt, or, sql, sum } from "drizzle-orm";
import type { CommunityMember, MemberPhoto } from "@/lib/community/types";
import { FORMER_MEMBER } from "@/lib/database/forum/post-authors";
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

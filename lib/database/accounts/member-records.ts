import { and, desc, eq, max } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { toInstant } from "@/lib/database/records/rows";
import { members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import type { Member, MemberReview } from "@/lib/members/types";

/** The public page of an account; undefined before it has a public name. */
export async function findMemberSlug(database: Database, userId: string) {
  return database.asOwner(async (transaction) => {
    const isIt = eq(members.userId, userId);
    const rows = await transaction.select({ slug: members.slug }).from(members).where(isIt);
    return rows[0]?.slug;
  });
}

/** The member of a public page. */
export async function findMember(database: Database, slug: string): Promise<Member | undefined> {
  const [row] = await database.asAnonymous((transaction) =>
    transaction.select().from(members).where(eq(members.slug, slug)),
  );
  return row && toMember(row);
}

export function toMember({ slug, name, town, createdAt }: typeof members.$inferSelect): Member {
  return { slug, name, ...(town && { town }), since: createdAt.toISOString() };
}

/** The columns of a MemberReview. */
export const MEMBER_REVIEW = {
  id: reviews.id,
  restaurantId: reviews.restaurantId,
  restaurantName: restaurants.name,
  latinName: restaurants.latinName,
  countryCode: restaurants.countryCode,
  rating: reviews.rating,
  title: reviews.title,
  content: reviews.content,
  visitDate: reviews.visitDate,
} as const;

/** A member's published reviews, the newest first. */
export async function listMemberReviews(
  database: Database,
  slug: string,
  limit: number,
): Promise<MemberReview[]> {
  return database.asAnonymous((transaction) =>
    transaction
      .select(MEMBER_REVIEW)
      .from(reviews)
      .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
      .where(
        and(eq(reviews.userId, slug), eq(reviews.status, "published"), eq(reviews.sample, false)),
      )
      .orderBy(desc(reviews.createdAt))
      .limit(limit),
  );
}

/** The slugs of the members with published reviews, and the instant of the newest. */
export async function listReviewers(database: Database) {
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select({ id: members.slug, updatedAt: max(reviews.createdAt) })
      .from(members)
      .innerJoin(reviews, eq(reviews.userId, members.slug))
      .where(and(eq(reviews.status, "published"), eq(reviews.sample, false)))
      .groupBy(members.slug)
      .orderBy(members.slug),
  );
  return rows.flatMap(({ id, updatedAt }) =>
    updatedAt ? [{ id, updatedAt: toInstant(updatedAt) }] : [],
  );
}

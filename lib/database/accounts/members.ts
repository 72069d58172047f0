import { and, desc, eq, isNotNull, max, ne, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { freeSlug } from "@/lib/database/free-slug";
import { toInstant } from "@/lib/database/records/rows";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { roles } from "@/lib/database/schema/desk";
import { events } from "@/lib/database/schema/events";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import { citySlug } from "@/lib/cities/slug";
import { looksLike, publicName } from "@/lib/members/public-name";
import type { Member, MemberReview } from "@/lib/members/types";
import { SITE_NAME } from "@/lib/site";

const NAMELESS = `${SITE_NAME} member`;

/** The public name of an account that has no other yet. */
export function nameAtSignUp({ fullName }: { fullName?: string | undefined }) {
  return publicName(fullName) ?? NAMELESS;
}

/** Two accounts of one name may be opened at once. */
const MAX_ATTEMPTS = 5;

const SLUGS = { table: members, column: members.slug, reserved: SAMPLE_IDS.members };

/**
 * The public record of an account; made at the first call, from the name that was given at the sign-up, which may have come past the
 * site's form. An e-mail address never becomes public.
 */
export async function ensureMember(
  database: Database,
  user: { sub: string; fullName?: string | undefined },
) {
  return database.asOwner(async (transaction) => {
    const find = () => transaction.select().from(members).where(eq(members.userId, user.sub));
    const [known] = await find();
    if (known) return known;
    const wanted = nameAtSignUp(user);
    const name = (await looksLikeDesk(transaction, user.sub, wanted)) ? NAMELESS : wanted;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const slug = await freeSlug(transaction, citySlug(name) || "member", SLUGS);
      await transaction
        .insert(members)
        .values({ userId: user.sub, name, slug })
        .onConflictDoNothing();
      const [added] = await find();
      if (added) return added;
    }
    throw new Error("The member could not be added.");
  });
}

/**
 * Changes a member's public name and town; the name under the reviews follows, the slug stays (P14.55). Returns the ids of what the
 * member signed: restaurants with a review, a tip or a photo, and events.
 */
export async function renameMember(
  database: Database,
  user: VerifiedClaims,
  { name, town }: { name: string; town: string },
) {
  return database.asUser(user, async (transaction) => {
    await transaction
      .update(members)
      .set({ name, town: town || null })
      .where(eq(members.userId, user.sub));
    const { sub } = user;
    const ofRestaurants = await transaction
      .select({ id: reviews.restaurantId })
      .from(reviews)
      .where(eq(reviews.authorId, sub))
      .union(transaction.select({ id: tips.restaurantId }).from(tips).where(eq(tips.authorId, sub)))
      .union(
        transaction
          .select({ id: sql<string>`${photos.restaurantId}` })
          .from(photos)
          .where(and(eq(photos.userId, sub), photos.byVisitor, isNotNull(photos.restaurantId))),
      );
    const ofEvents = await transaction
      .select({ id: events.id })
      .from(events)
      .where(eq(events.authorId, sub));
    return {
      restaurants: ofRestaurants.map(({ id }) => id),
      events: ofEvents.map(({ id }) => id),
    };
  });
}

/** Whether a name looks like that of another account that works at the desk; `userId`: whose name it is to be, if known. */
export async function isNameOfDesk(database: Database, userId: string | undefined, name: string) {
  return database.asOwner((transaction) => looksLikeDesk(transaction, userId, name));
}

async function looksLikeDesk(transaction: Transaction, userId: string | undefined, name: string) {
  const others = await transaction
    .select({ name: members.name })
    .from(members)
    .innerJoin(roles, eq(roles.userId, members.userId))
    .where(userId === undefined ? undefined : ne(members.userId, userId));
  return others.some((other) => looksLike(name, other.name));
}

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

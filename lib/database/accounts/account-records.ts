import { desc, eq, sql } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { readOwnClaims } from "@/lib/database/claims/own-claims";
import { MEMBER_REVIEW, toMember } from "@/lib/database/accounts/member-records";
import { readOwnQuestions } from "@/lib/database/contributions/questions";
import { readOwnPosts } from "@/lib/database/forum/account-posts";
import { readOwnProposals } from "@/lib/database/events/member-events";
import { eventGuests } from "@/lib/database/schema/community";
import { confirmations, listings, suggestions } from "@/lib/database/schema/contributions";
import { favorites } from "@/lib/database/schema/favorites";
import { accountDeletions, mailPreferences, members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";

export type OwnRecords = Awaited<ReturnType<typeof listOwnRecords>>;

/** What an account wrote and sent, for its own profile (P14.56): the newest first. */
export async function listOwnRecords(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) => {
    return {
      confirmations: await transaction.$count(confirmations, eq(confirmations.userId, user.sub)),
      favorites: await transaction.$count(favorites, eq(favorites.userId, user.sub)),
      reviews: await transaction
        .select({ ...MEMBER_REVIEW, status: reviews.status })
        .from(reviews)
        .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
        .where(eq(reviews.authorId, user.sub))
        .orderBy(desc(reviews.createdAt)),
      listings: await transaction
        .select({ token: listings.token, name: listings.name, status: listings.status })
        .from(listings)
        .where(eq(listings.userId, user.sub))
        .orderBy(desc(listings.createdAt)),
      suggestions: await transaction
        .select({
          id: suggestions.id,
          restaurantId: suggestions.restaurantId,
          restaurantName: restaurants.name,
          latinName: restaurants.latinName,
          countryCode: restaurants.countryCode,
          kind: suggestions.kind,
          status: suggestions.status,
          reason: suggestions.reason,
        })
        .from(suggestions)
        .innerJoin(restaurants, eq(restaurants.id, suggestions.restaurantId))
        .where(eq(suggestions.userId, user.sub))
        .orderBy(desc(suggestions.createdAt)),
      claims: await readOwnClaims(transaction, user),
      questions: await readOwnQuestions(transaction, user),
      posts: await readOwnPosts(transaction, user),
      proposals: await readOwnProposals(transaction, user),
      events: (
        await transaction
          .select({ id: eventGuests.eventId })
          .from(eventGuests)
          .where(eq(eventGuests.userId, user.sub))
          .orderBy(desc(eventGuests.createdAt))
      ).map(({ id }) => id),
    };
  });
}

/** The public record of an account, which it may not have yet, its e-mail preferences, and whether its deletion is pending. */
export async function findOwnAccount(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) => {
    const [member] = await transaction.select().from(members).where(eq(members.userId, user.sub));
    const [preferences] = await transaction
      .select()
      .from(mailPreferences)
      .where(eq(mailPreferences.userId, user.sub));
    const [deletion] = await transaction
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, user.sub));
    return {
      member: member && toMember(member),
      favoriteReviews: preferences?.favoriteReviews ?? false,
      eventChanges: preferences?.eventChanges ?? true,
      deletionDueAt: deletion?.dueAt,
    };
  });
}

export type MailPreferences = { favoriteReviews: boolean; eventChanges: boolean };

/** Saves an account's preferences for optional e-mails (P14.59). */
export async function saveMailPreferences(
  database: Database,
  user: VerifiedClaims,
  preferences: Partial<MailPreferences>,
) {
  await database.asUser(user, (transaction) =>
    transaction
      .insert(mailPreferences)
      .values({ userId: user.sub, ...preferences })
      .onConflictDoUpdate({ target: mailPreferences.userId, set: preferences }),
  );
}

/** Ends an account's mails about new reviews of its favorites. Nothing is added: they are off without a row, and for a deleted account. */
export async function endFavoriteReviewMails(database: Database, user: VerifiedClaims) {
  await database.asUser(user, (transaction) =>
    transaction
      .update(mailPreferences)
      .set({ favoriteReviews: false })
      .where(eq(mailPreferences.userId, user.sub)),
  );
}

/** Ends an account's mails about changes of events. They are on without a row; nothing is added for a deleted account. */
export async function endEventMails(database: Database, { sub }: { sub: string }) {
  await database.asOwner((transaction) =>
    transaction.execute(sql`
      insert into ${mailPreferences} (user_id, event_changes) select u.id, false from auth.users u where u.id = ${sub}
      on conflict (user_id) do update set event_changes = false`),
  );
}

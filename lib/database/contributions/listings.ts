import { randomBytes } from "node:crypto";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { isRecent, takeTurns } from "@/lib/database/contributions/repeated";
import type { NewPhoto } from "@/lib/database/reviews/review-photos";
import { listings } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";

type Listing = {
  name: string;
  address: string;
  description: string;
  details: Record<string, string>;
  userId: string | null;
  /** Of a sender without an account. */
  senderEmail?: string | null;
};

/** The token of a listing that was sent a moment ago, word for word, with as many photos, and waits. */
async function findRepeated(transaction: Transaction, listing: Listing, photoCount: number) {
  const { name, address, description, details, userId, senderEmail = null } = listing;
  await takeTurns(transaction, `listing ${name} ${address}`);
  const [repeated] = await transaction
    .select({ token: listings.token })
    .from(listings)
    .where(
      and(
        isRecent(listings.createdAt),
        eq(listings.status, "review"),
        eq(listings.name, name),
        eq(listings.address, address),
        eq(listings.description, description),
        sql`${listings.details} = ${JSON.stringify(details)}::jsonb`,
        sql`${listings.userId} is not distinct from ${userId}`,
        sql`${listings.senderEmail} is not distinct from ${senderEmail}`,
        sql`(select count(*) from ${photos} p where p.listing_token = ${listings.token}) = ${photoCount}`,
      ),
    );
  return repeated?.token;
}

/**
 * Keeps a listing for the moderators; returns the token of its status page, 128 random bits. A listing that is sent twice is added
 * once.
 */
export async function addListing(
  database: Database,
  listing: Listing,
  added: readonly NewPhoto[] = [],
  now = new Date(),
) {
  const token = randomBytes(16).toString("base64url");
  return database.asOwner(async (transaction) => {
    const repeated = await findRepeated(transaction, listing, added.length);
    if (repeated) return repeated;
    await transaction.insert(listings).values({ ...listing, token });
    if (added.length === 0) return token;
    await transaction.insert(photos).values(
      added.map(({ id: hash, ...photo }, index) => ({
        ...photo,
        hash,
        listingToken: token,
        userId: listing.userId,
        // The photos of a listing wait with it.
        status: "waiting" as const,
        // In the order of the form.
        createdAt: new Date(now.getTime() + index),
      })),
    );
    return token;
  });
}

/** The photos of a listing that are not removed, the first one first. */
export async function readListingPhotos(transaction: Transaction, token: string) {
  return transaction
    .select({
      recordId: photos.id,
      id: photos.hash,
      width: photos.width,
      height: photos.height,
      description: photos.description,
    })
    .from(photos)
    .where(and(eq(photos.listingToken, token), ne(photos.status, "removed")))
    .orderBy(asc(photos.createdAt));
}

/** The listing of a status page: anyone with the token may read it, but not who sent it. */
export async function findListing(database: Database, token: string) {
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({
        name: listings.name,
        address: listings.address,
        description: listings.description,
        details: listings.details,
        status: listings.status,
        reason: listings.reason,
        restaurantId: listings.restaurantId,
        createdAt: listings.createdAt,
      })
      .from(listings)
      .where(eq(listings.token, token));
    const [listing] = rows;
    if (!listing) return undefined;
    const photoCount = await transaction.$count(photos, eq(photos.listingToken, token));
    return { ...listing, photoCount };
  });
}

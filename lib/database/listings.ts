import { randomBytes } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import type { NewPhoto } from "@/lib/database/review-photos";
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

/** Keeps a listing for the moderators; returns the token of its status page, 128 random bits. */
export async function addListing(
  database: Database,
  listing: Listing,
  added: readonly NewPhoto[] = [],
  now = new Date(),
) {
  const token = randomBytes(16).toString("base64url");
  await database.asOwner(async (transaction) => {
    await transaction.insert(listings).values({ ...listing, token });
    if (added.length === 0) return;
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
  });
  return token;
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

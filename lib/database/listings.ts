import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listings } from "@/lib/database/schema/contributions";

type Listing = {
  name: string;
  address: string;
  description: string;
  details: Record<string, string>;
  userId: string | null;
};

/** Keeps a listing for the moderators; answers the token of its status page, 128 random bits. */
export async function addListing(database: Database, listing: Listing) {
  const token = randomBytes(16).toString("base64url");
  await database.asOwner((transaction) =>
    transaction.insert(listings).values({ ...listing, token }),
  );
  return token;
}

/** The listing of a status page: whoever has the token may read it, but not who sent it. */
export async function findListing(database: Database, token: string) {
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({
        name: listings.name,
        address: listings.address,
        description: listings.description,
        status: listings.status,
        reason: listings.reason,
        restaurantId: listings.restaurantId,
        createdAt: listings.createdAt,
      })
      .from(listings)
      .where(eq(listings.token, token));
    return rows[0];
  });
}

export type ListingStatus = NonNullable<Awaited<ReturnType<typeof findListing>>>;

import { and, eq, sql } from "drizzle-orm";
import { readListingPhotos } from "@/lib/database/contributions/listings";
import { isListingIn } from "@/lib/database/desk/area";
import { reverseApproval, reverseMergedListing } from "@/lib/database/desk/decisions/reverse-facts";
import { bySender, valuesOf } from "@/lib/database/desk/queue-records/columns";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import {
  reopen,
  wasNotDecidedAlone,
  type Reversal,
} from "@/lib/database/desk/queue-records/reopen";
import { listings } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";
import { listingPosition } from "@/lib/desk/listing-facts";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** A listing and its photos wait again. */
const reopenListing: Reversal = async (transaction, id, entry) => {
  const reopenIt = reopen(listings, listings.token, { from: "refused", to: "review" });
  const reversed = await reopenIt(transaction, id, entry);
  if (!reversed) return undefined;
  await transaction
    .update(photos)
    .set({ status: "waiting" })
    .where(and(eq(photos.listingToken, id), eq(photos.status, "removed"), wasNotDecidedAlone));
  return reversed;
};

type Contents = { listing: typeof listings.$inferSelect; photos: ReviewPhoto[] };

export const LISTINGS: SourceOf<"listings", Contents> = {
  table: listings,
  id: listings.token,
  at: listings.createdAt,
  isWaiting: eq(listings.status, "review"),
  title: sql`${listings.name}`,
  detail: sql`${listings.address}`,
  senderId: listings.userId,
  texts: [sql`${listings.address}`, sql`${listings.description}`, valuesOf(listings.details)],
  kinds: bySender(listings.userId),
  isIn: isListingIn,
  async read(transaction, id) {
    const [listing] = await transaction.select().from(listings).where(eq(listings.token, id));
    if (!listing) return undefined;
    const shown = await readListingPhotos(transaction, id);
    return {
      contents: { queue: "listings", listing, photos: shown },
      userId: listing.userId,
      senderEmail: listing.senderEmail,
      at: listing.createdAt,
      isWaiting: listing.status === "review",
      place: { name: listing.name, at: listingPosition(listing) },
    };
  },
  reversals: {
    approve: reverseApproval,
    merge: reverseMergedListing,
    refuse: reopenListing,
  },
};

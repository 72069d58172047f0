import { eq, sql } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import { findRestaurant, placeOf } from "@/lib/database/desk/queue-records/find-restaurant";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen, type Reversal } from "@/lib/database/desk/queue-records/reopen";
import { findMovedClaim, type MovedClaim } from "@/lib/database/desk/venues/move-claims";
import { readElements, type OsmElementRecord } from "@/lib/database/desk/venues/osm-elements";
import { readOwners, type Owner } from "@/lib/database/desk/venues/owners";
import { setReplies } from "@/lib/database/reviews/owner-replies";
import { claims } from "@/lib/database/schema/claims";
import type { Restaurant } from "@/lib/restaurants/types";

const isOwned = sql`exists (select from ${claims} o where o.restaurant_id = ${claims.restaurantId} and o.status = 'accepted')`;

const takeBack = reopen(
  claims,
  claims.id,
  { from: "accepted", to: "open" },
  { restaurantId: claims.restaurantId },
);

/** Replies of an account that is not the owner any more wait with its claim (P14.102). */
const takeBackAcceptance: Reversal = async (transaction, id, entry) => {
  const reversed = await takeBack(transaction, id, entry);
  const isIt = sql`${claims.id}::text = ${id}`;
  const [claim] = reversed ? await transaction.select().from(claims).where(isIt) : [];
  if (claim) await setReplies(transaction, claim, "waiting");
  return reversed;
};

type Contents = {
  claim: typeof claims.$inferSelect;
  restaurant: Restaurant;
  owners: Owner[];
  elements: OsmElementRecord[];
  /** What it was a claim to, before a merge. */
  movedFrom: MovedClaim | undefined;
};

export const CLAIMS: SourceOf<"claims", Contents> = {
  table: claims,
  id: claims.id,
  at: claims.createdAt,
  isWaiting: eq(claims.status, "open"),
  title: BOTH_NAMES,
  detail: sql`left(${claims.evidence}, 80)`,
  restaurantId: claims.restaurantId,
  senderId: claims.userId,
  texts: [sql`${claims.evidence}`, sql`${claims.email}`],
  kinds: { first: sql`not ${isOwned}`, owned: isOwned },
  async read(transaction, id) {
    const isIt = sql`${claims.id}::text = ${id}`;
    const [claim] = await transaction.select().from(claims).where(isIt);
    const restaurant = claim && (await findRestaurant(transaction, claim.restaurantId));
    if (!claim || !restaurant) return undefined;
    const owners = await readOwners(transaction, restaurant.id);
    const elements = await readElements(transaction, restaurant.id);
    const movedFrom = await findMovedClaim(transaction, claim.id);
    return {
      contents: { queue: "claims", claim, restaurant, owners, elements, movedFrom },
      userId: claim.userId,
      at: claim.createdAt,
      isWaiting: claim.status === "open",
      place: placeOf(restaurant),
    };
  },
  reversals: {
    accept: takeBackAcceptance,
    refuse: reopen(claims, claims.id, { from: "refused", to: "open" }),
  },
};

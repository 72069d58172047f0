import { eq, sql } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import { isRestaurantIn } from "@/lib/database/desk/area";
import { reverseCorrection } from "@/lib/database/desk/decisions/reverse-facts";
import { arrayOfValues, toNumber, valuesOf } from "@/lib/database/desk/queue-records/columns";
import { findRestaurant, placeOf } from "@/lib/database/desk/queue-records/find-restaurant";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen } from "@/lib/database/desk/queue-records/reopen";
import { readElements, type OsmElementRecord } from "@/lib/database/desk/venues/osm-elements";
import { readOwners } from "@/lib/database/desk/venues/owners";
import { suggestions } from "@/lib/database/schema/contributions";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Restaurant } from "@/lib/restaurants/types";

type Contents = {
  suggestion: typeof suggestions.$inferSelect;
  restaurant: Restaurant;
  /** Whether its sender owns the restaurant. */
  isOwners: boolean;
  elements: OsmElementRecord[];
};

export const CORRECTIONS: SourceOf<"corrections", Contents> = {
  table: suggestions,
  id: suggestions.id,
  at: suggestions.createdAt,
  isWaiting: eq(suggestions.status, "open"),
  title: BOTH_NAMES,
  detail: sql`case ${suggestions.kind} when 'closed' then 'Closed for good'
    else 'Changes: ' || jsonb_array_length(${arrayOfValues(suggestions.facts)}) end`,
  restaurantId: suggestions.restaurantId,
  senderId: suggestions.userId,
  texts: [sql`${suggestions.evidence}`, valuesOf(suggestions.facts)],
  kinds: { facts: eq(suggestions.kind, "facts"), closed: eq(suggestions.kind, "closed") },
  isIn: (area) =>
    sql`exists (select from ${restaurants} where ${restaurants.id} = ${suggestions.restaurantId} and ${isRestaurantIn(area)})`,
  async read(transaction, id) {
    const isIt = eq(suggestions.id, toNumber(id));
    const [suggestion] = await transaction.select().from(suggestions).where(isIt);
    const restaurant = suggestion && (await findRestaurant(transaction, suggestion.restaurantId));
    if (!suggestion || !restaurant) return undefined;
    const owners = await readOwners(transaction, restaurant.id);
    const isOwners = owners.some(({ userId }) => userId === suggestion.userId);
    const elements = await readElements(transaction, restaurant.id);
    return {
      contents: { queue: "corrections", suggestion, restaurant, isOwners, elements },
      userId: suggestion.userId,
      at: suggestion.createdAt,
      isWaiting: suggestion.status === "open",
      place: placeOf(restaurant),
    };
  },
  reversals: {
    take: reverseCorrection,
    refuse: reopen(
      suggestions,
      suggestions.id,
      { from: "refused", to: "open" },
      { restaurantId: suggestions.restaurantId },
    ),
  },
};

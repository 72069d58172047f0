import type { PriceRange } from "@/lib/restaurants/types";
import { ownRecords, withMember } from "@/lib/session/account-records";

type OwnVotes = { tips: ReadonlySet<string>; price: PriceRange | undefined };

const votes = ownRecords<OwnVotes>(
  async (restaurantId) => {
    const { getOwnTipVotes } = await import("@/lib/tips/actions");
    const { tips, price } = await getOwnTipVotes(restaurantId);
    return { tips: new Set(tips), price };
  },
  { tips: new Set(), price: undefined },
);

/** Remembers that a press has marked a tip as helpful, or no longer does. */
export function rememberTipVote(restaurantId: string, tipId: string, isHelpful: boolean) {
  const present = votes.read(restaurantId);
  votes.keep(restaurantId, { ...present, tips: withMember(present.tips, tipId, isHelpful) });
}

/** Remembers what the visitor says a meal costs. */
export function rememberPriceVote(restaurantId: string, price: PriceRange | undefined) {
  votes.keep(restaurantId, { ...votes.read(restaurantId), price });
}

/** Which of a restaurant's tips the visitor found helpful, and what the visitor says a meal costs there. */
export const useOwnVotes = votes.useRecord;

import { ownRecords, withMember } from "@/lib/session/account-records";

const votes = ownRecords<ReadonlySet<string>>(async (restaurantId) => {
  const { getOwnVotes } = await import("@/lib/reviews/votes/actions");
  return new Set(await getOwnVotes(restaurantId));
}, new Set());

/** Remembers what a press has changed. */
export function rememberVote(restaurantId: string, reviewId: string, isHelpful: boolean) {
  votes.keep(restaurantId, withMember(votes.read(restaurantId), reviewId, isHelpful));
}

/** The ids of a restaurant's reviews that the visitor found helpful. */
export const useOwnVotes = votes.useRecord;

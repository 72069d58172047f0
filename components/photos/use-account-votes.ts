import { ownRecords, withMember } from "@/lib/session/account-records";

const votes = ownRecords<ReadonlySet<string>>(async (restaurantId) => {
  const { getOwnPhotoVotes } = await import("@/lib/photos/votes/actions");
  return new Set(await getOwnPhotoVotes(restaurantId));
}, new Set());

/** Remembers that a press has marked a photo as helpful, or no longer does. */
export function rememberPhotoVote(restaurantId: string, photoId: string, isHelpful: boolean) {
  votes.keep(restaurantId, withMember(votes.read(restaurantId), photoId, isHelpful));
}

/** Which of a restaurant's photos the visitor found helpful. */
export const useOwnVotes = votes.useRecord;

"use server";

import { getStores } from "@/lib/database/client";
import { listOwnVotes, setVote } from "@/lib/database/reviews/reviews";
import { countPress, leadBack } from "@/lib/forms/count-press";
import { isSlug } from "@/lib/restaurants/slug";
import { NOT_COUNTED_ID } from "@/lib/reviews/not-counted";
import { voteSchema } from "@/lib/reviews/schema";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** Marks a review as helpful to the sender, or removes the mark, as the form wishes (P14.23). */
export async function voteForReview(data: FormData) {
  const { reviewId, restaurantId, intent } = voteSchema.parse(Object.fromEntries(data));
  return countPress(restaurantId, (database, user) => setVote(database, user, reviewId, intent));
}

export async function voteWithoutScripts(data: FormData) {
  const { reviewId } = voteSchema.parse(Object.fromEntries(data));
  await leadBack(await voteForReview(data), `review-${reviewId}`, NOT_COUNTED_ID);
}

/** Which of a restaurant's reviews the visitor found helpful; none for signed-out visitors. */
export async function getOwnVotes(restaurantId: string) {
  const user = isSlug(restaurantId) ? await getCurrentUser() : undefined;
  return user ? listOwnVotes((await getStores()).database, user, restaurantId) : [];
}

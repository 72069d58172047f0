"use server";

import { getStores } from "@/lib/database/client";
import { listOwnPhotoVotes, setPhotoVote } from "@/lib/database/photos/photo-votes";
import { countPress, leadBack } from "@/lib/forms/count-press";
import { photoAnchor } from "@/lib/photos/visitors/hrefs";
import { PHOTO_NOT_COUNTED_ID } from "@/lib/photos/votes/not-counted";
import { photoVoteSchema } from "@/lib/photos/votes/schema";
import { isSlug } from "@/lib/restaurants/slug";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** Marks a photo as helpful to the sender, or removes the mark, as the form wishes (P14.903). */
export async function voteForPhoto(data: FormData) {
  const { restaurantId, ...vote } = photoVoteSchema.parse(Object.fromEntries(data));
  return countPress(restaurantId, (database, user) => setPhotoVote(database, user, vote));
}

export async function voteForPhotoWithoutScripts(data: FormData) {
  const { photoId } = photoVoteSchema.parse(Object.fromEntries(data));
  await leadBack(await voteForPhoto(data), photoAnchor(photoId), PHOTO_NOT_COUNTED_ID);
}

/** Which of a restaurant's photos the visitor found helpful; none for signed-out visitors. */
export async function getOwnPhotoVotes(restaurantId: string) {
  const user = isSlug(restaurantId) ? await getCurrentUser() : undefined;
  return user ? listOwnPhotoVotes((await getStores()).database, user, restaurantId) : [];
}

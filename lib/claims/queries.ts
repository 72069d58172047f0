import "server-only";

import { claimDomain } from "@/lib/claims/website-domain";
import { needsDeskDecision } from "@/lib/database/claims/claim-rules";
import { findOwnClaim } from "@/lib/database/claims/own-claims";
import { readWaitingForOwner } from "@/lib/database/claims/waiting-for-owner";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { listOwnerPhotos, listOwnPhotos } from "@/lib/database/photos/owner-photos";
import { findAnswerable } from "@/lib/database/reviews/review-replies";
import { sendsMail } from "@/lib/mail/send-mail";
import { getPhotoStorage } from "@/lib/photos/store";
import type { Restaurant } from "@/lib/restaurants/types";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** What became of a member's claim to a restaurant; undefined where there is none. */
export async function getOwnClaim(user: CurrentUser, restaurantId: string) {
  return findOwnClaim((await getStores()).database, user, restaurantId);
}

/** A review of an owner's restaurant that is shown, with its reply. */
export async function getAnswerable(restaurantId: string, reviewId: string) {
  return findAnswerable((await getStores()).database, restaurantId, reviewId);
}

/** The domain at which an address confirms a member's claim; undefined where the desk decides alone. */
export async function getClaimDomain(user: CurrentUser, { id: restaurantId, website }: Restaurant) {
  const domain = sendsMail() ? claimDomain(website) : undefined;
  if (!domain) return undefined;
  const { database } = await getStores();
  return (await needsDeskDecision(database, user, { restaurantId, email: null }))
    ? undefined
    : domain;
}

/** The photos that a restaurant's owners show; none without a database. */
export async function getOwnerPhotos(restaurantId: string) {
  return hasDatabase() ? listOwnerPhotos((await getStores()).database, restaurantId) : [];
}

/** A member's photos of an own restaurant, also those that wait; undefined where photos cannot be kept. */
export async function getOwnPhotos(user: CurrentUser, restaurantId: string) {
  if (!(await getPhotoStorage())) return undefined;
  return listOwnPhotos((await getStores()).database, user, restaurantId);
}

/** What waits for the owner of a restaurant; undefined where it is not the member's. */
export async function getWaitingForOwner(user: CurrentUser, restaurantId: string) {
  return readWaitingForOwner((await getStores()).database, user, restaurantId);
}

import "server-only";

import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import { hasDatabase } from "@/lib/database/has-database";
import { countRatings, findOwnReview, listLatestReviews } from "@/lib/database/reviews/reviews";
import { getPhotoStorage } from "@/lib/photos/store";
import type { ReviewPage } from "@/lib/reviews/sort";
import type { CurrentUser } from "@/lib/supabase/current-user";

const LATEST_COUNT = 30;

/** One page of a restaurant's reviews. */
export async function listReviewPage(restaurantId: string, page: ReviewPage) {
  return (await getRecords()).listReviews(restaurantId, page);
}

/** How many reviews gave each number of stars; undefined without a database. */
export async function getRatingCounts(restaurantId: string) {
  return hasDatabase() ? countRatings((await getStores()).database, restaurantId) : undefined;
}

/** A member's own review of a restaurant. */
export async function getOwnReview(user: CurrentUser, restaurantId: string) {
  return findOwnReview((await getStores()).database, user, restaurantId);
}

/** Whether reviews can have photos here. */
export async function canKeepPhotos() {
  return (await getPhotoStorage()) !== undefined;
}

/** The newest reviews of members, anywhere. */
export async function getLatestReviews() {
  return listLatestReviews((await getStores()).database, LATEST_COUNT);
}

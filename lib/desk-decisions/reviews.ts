import "server-only";

import { decideReview } from "@/lib/database/desk/decisions/decide-texts";
import { decisionsOnText } from "@/lib/desk-decisions/members-texts";
import { mailWatchers } from "@/lib/mail/notifications/review-mails";
import { memberHref, restaurantHref } from "@/lib/routes";

export const reviews = decisionsOnText({
  queue: "reviews",
  decide: decideReview,
  pagesOf: ({ restaurantId, memberSlug }) => [restaurantHref(restaurantId), memberHref(memberSlug)],
  onPublished: (database, review) => void mailWatchers(database, review),
});

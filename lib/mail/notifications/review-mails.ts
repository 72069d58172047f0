import "server-only";

import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { Database } from "@/lib/database/database";
import { listReviewWatchers, noteAnnouncement } from "@/lib/database/reviews/review-watchers";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { favoriteReviewMail } from "@/lib/mail/templates/favorite-mails";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { optionalMail } from "@/lib/mail/mail-texts";
import { unsubscribeKey } from "@/lib/mail/notifications/unsubscribe-key";
import { unsubscribePath } from "@/lib/mail/unsubscribe";
import { restaurantHref } from "@/lib/routes";

/** More are not told: the mail server would take it for spam. */
const MAX_MAILS = 200;

type PublishedReview = {
  id: string;
  restaurantId: string;
  rating: number;
  title: string;
  /** The account of its author, if that is not deleted, and the public name. */
  authorId: string | null;
  userName: string;
};

/**
 * Sends a mail about a published review to members who turned on mails about new reviews of their favorites, unless one was published
 * before by the same author of the same restaurant (P14.59). Never throws.
 */
export async function mailWatchers(database: Database, review: PublishedReview) {
  const { restaurantId, id, authorId, userName, rating, title } = review;
  if (!authorId) return;
  try {
    // Noted also while the site sends no mail, so that a change of the review is not announced once it does.
    const isFirst = await noteAnnouncement(database, restaurantId, authorId);
    if (!isFirst || !sendsMail()) return;
    const restaurant = await findRestaurant(database, restaurantId);
    const watchers = await listReviewWatchers(database, restaurantId, authorId, MAX_MAILS);
    const mail = favoriteReviewMail({
      restaurant: restaurant ? bothNames(restaurant) : "",
      author: userName,
      rating,
      title,
      path: `${restaurantHref(restaurantId)}#review-${id}`,
    });
    const key = await unsubscribeKey(database);
    for (const { userId, email, language } of watchers) {
      const path = unsubscribePath({ userId, mail: "favorite-reviews" }, key, language);
      await sendMail({ to: email, ...optionalMail(mail(language), path) });
    }
  } catch (error) {
    console.error(error);
  }
}

import "server-only";

import { absoluteUrl } from "@/lib/absolute-url";
import { getRecords } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { listReviewWatchers } from "@/lib/database/review-watchers";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { favoriteReviewMail } from "@/lib/mail/templates/favorite-mails";
import { unsubscribeKey } from "@/lib/server/unsubscribe";
import { unsubscribeHref } from "@/lib/mail/unsubscribe";
import { restaurantHref } from "@/lib/routes";

/** More are not told: the mail server would take it for spam. */
const MAX_MAILS = 200;

type NewReview = {
  id: string;
  restaurantId: string;
  rating: number;
  title: string;
  /** The account of its author, and the public name. */
  authorId: string | null;
  userName: string;
};

/** Sends a mail to members who turned on mails about new reviews of their favorites (P14.59). Never throws. */
export async function mailWatchers(database: Database, review: NewReview) {
  if (!sendsMail()) return;
  try {
    const { restaurantId, id, authorId, userName, rating, title } = review;
    const restaurant = await (await getRecords()).getRestaurant(restaurantId);
    const watchers = await listReviewWatchers(database, restaurantId, authorId, MAX_MAILS);
    const mail = favoriteReviewMail({
      restaurant: restaurant?.name ?? "",
      author: userName,
      rating,
      title,
      href: absoluteUrl(`${restaurantHref(restaurantId)}#review-${id}`),
    });
    const key = await unsubscribeKey(database);
    for (const { userId, email } of watchers) {
      const unsubscribe = unsubscribeHref({ userId, mail: "favorite-reviews" }, key);
      await sendMail({ to: email, ...mail, unsubscribe });
    }
  } catch (error) {
    console.error(error);
  }
}

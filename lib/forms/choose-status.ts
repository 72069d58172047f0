import "server-only";

import { readAuthorHistory } from "@/lib/database/contributions/author-history";
import type { Database } from "@/lib/database/database";
import type { Notice } from "@/lib/browser/notices";
import { holdReason, type Writing } from "@/lib/moderation/hold";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** The notice for the sender of a text that waits (P14.52). */
export const WAITING_NOTICE: Notice = {
  title: "Thank you. A moderator will look at it first.",
  description: "Until then, only you can see it.",
};

type Options = {
  database: Database;
  user: CurrentUser;
  /** What is edited, if something is. */
  reviewId?: string | undefined;
  postId?: string | undefined;
};

/** Whether something that a member wrote is shown at once, or waits for the desk (P14.51). */
export async function chooseStatus(writing: Writing, { database, user, ...edited }: Options) {
  const history = await readAuthorHistory(database, user, edited, new Date());
  const isReviewFirst = process.env.CHARD_REVIEW_FIRST === "1";
  return holdReason(writing, history, { isReviewFirst }) ? "waiting" : "published";
}

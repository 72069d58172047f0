import "server-only";

import { readAuthorHistory } from "@/lib/database/contributions/author-history";
import type { Database } from "@/lib/database/database";
import { holdReason, type Writing } from "@/lib/moderation/hold";
import type { CurrentUser } from "@/lib/supabase/current-user";

type Options = {
  database: Database;
  user: CurrentUser;
  /** What is edited, if something is. */
  reviewId?: string | undefined;
  postId?: string | undefined;
  eventId?: string | undefined;
};

/** Whether something that a member wrote is shown at once, or waits for the desk (P14.51). */
export async function chooseStatus(writing: Writing, { database, user, ...edited }: Options) {
  const history = await readAuthorHistory(database, user, edited, new Date());
  const isReviewFirst = process.env.CHARD_REVIEW_FIRST === "1";
  return holdReason(writing, history, { isReviewFirst }) ? "waiting" : "published";
}

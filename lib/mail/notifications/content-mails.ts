import "server-only";

import { findContent, type MemberContent } from "@/lib/database/contributions/contents";
import type { Database } from "@/lib/database/database";
import { isHidden } from "@/lib/hidden/is-hidden";
import { sendsMail } from "@/lib/mail/send-mail";
import {
  contentPublishedMail,
  contentRemovedMail,
  reportDecidedMail,
} from "@/lib/mail/templates/decision-mails";
import { recordHref, restaurantHref, ROUTES, topicHref } from "@/lib/routes";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";

function pageOf({ restaurantId, topicId, eventId }: MemberContent) {
  if (restaurantId) return restaurantHref(restaurantId);
  const page = eventId ? recordHref(ROUTES.events, eventId) : topicId && topicHref(topicId);
  return page && !isHidden(page) ? page : ROUTES.profile;
}

/** What was decided on something that a member published or wanted to; with a reason, it was removed. */
export type ContentDecision = { subject: string; reason?: string | undefined };

/** Tells an author what was decided (P14.302). Never throws. */
export async function mailAuthor(database: Database, { subject, reason }: ContentDecision) {
  if (!sendsMail()) return;
  try {
    const content = await findContent(database, subject);
    if (!content) return;
    const mail =
      reason === undefined
        ? contentPublishedMail({ content, path: pageOf(content) })
        : contentRemovedMail({ content, reason });
    await mailDecision(database, content.authorId, mail);
  } catch (error) {
    console.error(error);
  }
}

type ReportDecision = {
  /** What was reported: "review:12". */
  subject: string;
  reporters: readonly (string | null)[];
  isRemoved: boolean;
};

/** Tells all senders of reports with an account what was decided (P14.303). Never throws. */
export async function mailReporters(
  database: Database,
  { subject, reporters, isRemoved }: ReportDecision,
) {
  if (!sendsMail()) return;
  try {
    const content = await findContent(database, subject);
    const mail = reportDecidedMail({ content, isRemoved });
    for (const userId of new Set(reporters)) await mailDecision(database, userId, mail);
  } catch (error) {
    console.error(error);
  }
}

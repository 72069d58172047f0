import "server-only";

import { dismissReport, upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import type { DecisionsOf } from "@/lib/desk-decisions/queue-decision";
import { pagesOfEvent } from "@/lib/events/pages";
import { mailAuthor, mailReporters } from "@/lib/mail/notifications/content-mails";
import { mailRemoval } from "@/lib/mail/notifications/event-mails";
import { restaurantHref, ROUTES, topicHref } from "@/lib/routes";

export const reports: DecisionsOf<"reports"> = {
  decisions: {
    async dismiss({ database, actor, id }) {
      const verdict = await dismissReport(database, actor, Number(id));
      if (verdict.isDone) void mailReporters(database, { ...verdict.result, isRemoved: false });
      return { action: "report.dismiss", verdict, stale: [] };
    },
  },
  async refuse({ database, actor, id }, reason) {
    const verdict = await upholdReport(database, actor, Number(id), reason);
    if (verdict.isDone) {
      const { subject } = verdict.result;
      void mailAuthor(database, { subject, reason });
      void mailReporters(database, { ...verdict.result, isRemoved: true });
    }
    const page = verdict.isDone ? verdict.result.page : undefined;
    if (page?.eventId && page.status !== "removed") void mailRemoval(database, page.eventId);
    const stale = [
      ...(page?.restaurantId ? [restaurantHref(page.restaurantId)] : []),
      ...(page?.topicId ? [topicHref(page.topicId), ROUTES.forum] : []),
      ...(page?.eventId ? pagesOfEvent(page.eventId) : []),
    ];
    return { action: "report.uphold", verdict, stale };
  },
};

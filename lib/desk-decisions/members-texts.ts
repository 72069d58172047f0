import "server-only";

import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import type { Verdict } from "@/lib/database/desk/decisions/decide";
import type { DecisionsOf } from "@/lib/desk-decisions/queue-decision";
import { subjectOf, wordsOf } from "@/lib/desk/queues";
import { mailAuthor } from "@/lib/mail/notifications/content-mails";

type TextQueue = "reviews" | "photos" | "posts";

type MembersText<Result> = {
  queue: TextQueue;
  decide: (
    database: Database,
    actor: Actor,
    id: string,
    status: "published" | "removed",
    reason?: string,
  ) => Promise<Verdict<Result>>;
  /** The pages that show it. */
  pagesOf: (result: Result) => string[];
  /** What else follows its publication. */
  onPublished?: (database: Database, result: Result) => void;
};

/** Publishing or removing what a member wrote or took, of which the author is told. */
export function decisionsOnText<Result>({
  queue,
  decide,
  pagesOf,
  onPublished,
}: MembersText<Result>): DecisionsOf<TextQueue> {
  const { subject } = wordsOf(queue);
  return {
    decisions: {
      async publish({ database, actor, id }) {
        const verdict = await decide(database, actor, id, "published");
        if (verdict.isDone) {
          void mailAuthor(database, { subject: subjectOf(queue, id) });
          onPublished?.(database, verdict.result);
        }
        const stale = verdict.isDone ? pagesOf(verdict.result) : [];
        return { action: `${subject}.publish`, verdict, stale };
      },
    },
    async refuse({ database, actor, id }, reason) {
      const verdict = await decide(database, actor, id, "removed", reason);
      if (verdict.isDone) void mailAuthor(database, { subject: subjectOf(queue, id), reason });
      const stale = verdict.isDone ? pagesOf(verdict.result) : [];
      return { action: `${subject}.remove`, verdict, stale };
    },
  };
}

import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import type { Verdict } from "@/lib/database/desk/decisions/decide";
import type { QUEUE_TABLE } from "@/lib/desk/queues/queue-table";
import type { Queue } from "@/lib/desk/queues";
import type { Outcome } from "@/lib/forms/handle-form";

export const GONE = "This is no longer there.";

/** What became of a decision, and the pages that it changes; or why it was not carried out. */
export type Decided = { action: string; verdict: Verdict<unknown>; stale: string[] } | string;

/** A decision, or what its form is answered otherwise. */
export type Handled = Decided | { outcome: Outcome };

export type DecisionContext = { database: Database; actor: Actor; id: string; data: FormData };

/** Carries a decision out, with the mails that follow. */
type Decide = (context: DecisionContext) => Promise<Handled>;

/** Not accepting or removing an item, with the reason that its sender sees. */
export type Refuse = (context: DecisionContext, reason: string) => Promise<Decided>;

/** What can be decided on an item of a queue. */
export type QueueDecisions = {
  /** Those that need no reason, as the queue's words name them. */
  decisions: Readonly<Record<string, Decide | undefined>>;
  refuse?: Refuse;
};

/** The same of one queue. */
export type DecisionsOf<Name extends Queue> = QueueDecisions & {
  decisions: Readonly<Record<keyof (typeof QUEUE_TABLE)[Name]["decisions"], Decide>>;
};

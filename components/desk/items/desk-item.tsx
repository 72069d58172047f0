import type { ReactNode } from "react";
import { DecisionForm } from "@/components/desk/decisions/decision-form";
import { RefusalForm } from "@/components/desk/decisions/refusal-form";
import { DeskKeys } from "@/components/desk/desk-keys";
import { ItemQuestions } from "@/components/desk/items/item-questions";
import { viewOf } from "@/components/desk/items/queue-views";
import type { WaitingItem } from "@/components/desk/queues/waiting-row";
import { SenderNote } from "@/components/desk/items/sender-note";
import { UndoForm } from "@/components/desk/decisions/undo-form";
import { BackLink } from "@/components/ui/back-link";
import type { DeskItem } from "@/lib/database/desk/queues/items";
import type { Lock } from "@/lib/database/desk/queues/locks";
import { decidedText, lockedText } from "@/lib/desk/decided";
import { filterQuery, type QueueFilter } from "@/lib/desk/queue-filter";
import { wordsOf } from "@/lib/desk/queues";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import { deskHref } from "@/lib/routes";

type DeskItemProps = {
  id: string;
  item: DeskItem;
  similar: readonly SimilarPlace[];
  /** Another member of the desk who has it open. */
  lock: Lock | undefined;
  /** Whether the current user decided it a short time ago. */
  canUndo: boolean;
  /** Whether messages are answered from here. */
  sendsMail: boolean;
  /** Those that wait beside it. */
  waiting: readonly WaitingItem[];
  filter: QueueFilter;
  now: Date;
  isModerator: boolean;
};

/** Where the sender finds a question; undefined where the sender cannot be asked, or another user decides. */
function hintFor({ queue, isWaiting, senderId }: DeskItem, lock: Lock | undefined) {
  const { questions } = wordsOf(queue);
  const canBeAsked = isWaiting && !lock && (senderId !== null || questions?.reachVisitors);
  return canBeAsked ? questions?.hint : undefined;
}

type DecisionProps = Pick<DeskItemProps, "id" | "item" | "lock" | "canUndo" | "now"> & {
  children: ReactNode;
};

/** What can be decided; who else is looking, or who has decided already. */
function Decision({ id, item, lock, canUndo, now, children }: DecisionProps) {
  const { queue, isWaiting, decision } = item;
  if (isWaiting && !lock) return children;
  return (
    <>
      <p className="rounded-tile bg-turmeric-soft px-4 py-3">
        {isWaiting && lock ? lockedText(lock) : decidedText(decision, now)}
        {!isWaiting && decision?.reason && ` Reason: ${decision.reason}`}
      </p>
      {!isWaiting && canUndo && <UndoForm queue={queue} id={id} />}
    </>
  );
}

/** One item of a queue: what was sent, by whom, and what can be decided (P14.74). */
export function DeskItemScreen({
  id,
  item,
  similar,
  lock,
  canUndo,
  sendsMail,
  waiting,
  filter,
  now,
  isModerator,
}: DeskItemProps) {
  const { queue, at } = item;
  const { contents, decisions, did } = viewOf(queue);
  const context = { similar, sendsMail };
  const place = waiting.findIndex((other) => other.id === id);
  const query = filterQuery(filter);
  const href = (other: WaitingItem | undefined) => other && `${deskHref(queue, other.id)}${query}`;
  return (
    <section aria-label="Item" className="pt-3 lg:pt-5">
      <div className="lg:hidden">
        <BackLink href={`${deskHref(queue)}${query}`} label={wordsOf(queue).label} />
      </div>
      {contents(item, context)}
      <SenderNote sender={item.sender} did={did(item)} {...{ at, now, isModerator }} />
      <Decision {...{ id, item, now, lock, canUndo }}>
        {decisions ? (
          decisions(item, context)
        ) : (
          <>
            <DecisionForm queue={queue} id={id} />
            <RefusalForm queue={queue} id={id} />
          </>
        )}
      </Decision>
      <ItemQuestions
        {...{ queue, id, now }}
        questions={item.questions}
        hint={hintFor(item, lock)}
      />
      <DeskKeys
        next={href(waiting[place + 1])}
        previous={href(place > 0 ? waiting[place - 1] : undefined)}
      />
    </section>
  );
}

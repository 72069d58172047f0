import { DeskKeys } from "@/components/desk/desk-keys";
import { partsOf } from "@/components/desk/item-parts";
import type { Similar } from "@/components/desk/listing-item";
import type { WaitingItem } from "@/components/desk/queue-list";
import { SenderNote } from "@/components/desk/sender-note";
import { BackLink } from "@/components/ui/back-link";
import type { DeskItem } from "@/lib/database/desk/items";
import { decidedText } from "@/lib/desk/decided";
import { QUEUE_TEXTS } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

type DeskItemProps = {
  id: string;
  item: DeskItem;
  similar: readonly Similar[];
  /** Those that wait beside it. */
  waiting: readonly WaitingItem[];
  now: Date;
};

/** One item of a queue: what was sent, by whom, and what can be decided (P14.74). */
export function DeskItemScreen({ id, item, similar, waiting, now }: DeskItemProps) {
  const { queue, isWaiting, decision } = item;
  const { contents, decisions, did, at } = partsOf(item, similar);
  const place = waiting.findIndex((other) => other.id === id);
  const href = (other: WaitingItem | undefined) => other && deskHref(queue, other.id);
  return (
    <section aria-label="Item" className="pt-3 lg:pt-5">
      <div className="lg:hidden">
        <BackLink href={deskHref(queue)} label={QUEUE_TEXTS[queue].label} />
      </div>
      {contents}
      <SenderNote sender={item.sender} did={did} at={at} now={now} />
      {isWaiting ? (
        decisions
      ) : (
        <p className="rounded-tile bg-turmeric-soft px-4 py-3">
          {decidedText(decision, now)}
          {decision?.reason && ` Reason: ${decision.reason}`}
        </p>
      )}
      <DeskKeys
        next={href(waiting[place + 1])}
        previous={href(place > 0 ? waiting[place - 1] : undefined)}
      />
    </section>
  );
}

import { QUEUE_ICONS } from "@/components/desk/queues/queue-icons";
import { Icon } from "@/components/ui/icon";
import { MixedText } from "@/components/site/mixed-text";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import { ageOf } from "@/lib/desk/ages";
import type { Queue } from "@/lib/desk/queues";

export type WaitingItem = {
  id: string;
  title: string;
  detail: string;
  at: Date;
  state: { heldBy?: string; question?: "asked" | "answered" };
};

const QUESTIONS = { asked: "Waiting for an answer", answered: "Answered" };

/** Who has an item open, and whether its sender has answered. */
function State({ state: { heldBy, question } }: { state: WaitingItem["state"] }) {
  const parts = [
    ...(heldBy ? [`${heldBy} has it open`] : []),
    ...(question ? [QUESTIONS[question]] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {parts.map((part) => (
        <span
          key={part}
          className="rounded-badge bg-turmeric-soft px-2 py-0.5 text-small text-turmeric-ink"
        >
          {part}
        </span>
      ))}
    </span>
  );
}

type WaitingRowProps = WaitingItem & { queue: Queue; href: string; isCurrent?: boolean; now: Date };

/** One item that waits, with what it is, its state and its age. */
export function WaitingRow({
  queue,
  href,
  isCurrent = false,
  title,
  detail,
  at,
  state,
  now,
}: WaitingRowProps) {
  const icon = QUEUE_ICONS[queue];
  return (
    <li className="border-b border-line last:border-0">
      <IntentLink
        href={href as "/"}
        aria-current={isCurrent ? "page" : undefined}
        className={cn(
          "flex items-center gap-3.5 rounded-lg px-3 py-3.5",
          isCurrent ? "bg-beet-soft" : "hover:bg-sprout",
        )}
      >
        <span className="grid size-11 flex-none place-items-center rounded-pin bg-sprout-2 text-leaf-ink">
          <Icon name={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block truncate">
            <bdi>
              <MixedText text={title} />
            </bdi>
          </b>
          <span className="block truncate text-small text-ink-2">
            <bdi>
              <MixedText text={detail} />
            </bdi>
          </span>
          <State state={state} />
        </span>
        <span className="max-w-20 flex-none text-right text-small text-ink-2">
          {ageOf(at, now)}
        </span>
      </IntentLink>
    </li>
  );
}

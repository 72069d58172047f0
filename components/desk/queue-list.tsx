import {
  Flag,
  ImageIcon,
  KeyRound,
  Mail,
  MessageSquare,
  MessagesSquare,
  PencilLine,
  Plus,
  type LucideIcon,
} from "lucide-react";
import type { ComponentProps } from "react";
import { QueueFilters } from "@/components/desk/queue-filters";
import { RecentDecisions } from "@/components/desk/recent-decisions";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/pagination";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { ageOf } from "@/lib/desk/ages";
import { filterQuery, isFiltered, type QueueFilter } from "@/lib/desk/queue-filter";
import { ITEMS_PER_PAGE, QUEUE_TEXTS, type Queue } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

export type WaitingItem = {
  id: string;
  title: string;
  detail: string;
  at: Date;
  state: { heldBy?: string; question?: "asked" | "answered" };
};

const ICONS: Record<Queue, LucideIcon> = {
  listings: Plus,
  corrections: PencilLine,
  claims: KeyRound,
  reports: Flag,
  reviews: MessageSquare,
  photos: ImageIcon,
  posts: MessagesSquare,
  messages: Mail,
};

type QueueListProps = {
  queue: Queue;
  waiting: readonly WaitingItem[];
  total: number;
  page: number;
  filter: QueueFilter;
  /** The item that is open beside the list. */
  current?: string | undefined;
  /** What one may still take back. */
  decisions: ComponentProps<typeof RecentDecisions>["decisions"];
  now: Date;
};

function says(queue: Queue, total: number, filter: QueueFilter) {
  if (isFiltered(filter) && total === 0) return "Nothing that waits passes these filters.";
  return total === 0 ? QUEUE_TEXTS[queue].none : `${formatCount(total)} waiting, oldest first`;
}

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

/** What waits in a queue and passes the filter, the oldest first. */
export function QueueList({
  queue,
  waiting,
  total,
  page,
  filter,
  current,
  decisions,
  now,
}: QueueListProps) {
  const Icon = ICONS[queue];
  return (
    <section aria-label={`${QUEUE_TEXTS[queue].label} that wait`}>
      <QueueFilters {...{ queue, filter }} isOpen={isFiltered(filter) && !current} />
      <p className="py-3 text-note text-ink-2">{says(queue, total, filter)}</p>
      <ul>
        {waiting.map(({ id, title, detail, at, state }) => (
          <li key={id} className="border-b border-line last:border-0">
            <IntentLink
              href={`${deskHref(queue, id)}${filterQuery(filter)}`}
              aria-current={id === current ? "page" : undefined}
              className={cn(
                "flex items-center gap-3.5 rounded-lg px-3 py-3.5 hover:bg-sprout",
                id === current && "bg-beet-soft hover:bg-beet-soft",
              )}
            >
              <span className="grid size-11 flex-none place-items-center rounded-pin bg-sprout-2 text-leaf-ink">
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block truncate">{title}</b>
                <span className="block truncate text-small text-ink-2">{detail}</span>
                <State state={state} />
              </span>
              <span className="flex-none text-small text-ink-2">{ageOf(at, now)}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / ITEMS_PER_PAGE)}
        hrefOf={(number) => `${deskHref(queue)}${filterQuery(filter, number)}`}
      />
      <RecentDecisions {...{ decisions, now }} />
    </section>
  );
}

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
import { DeskSearch } from "@/components/desk/desk-search";
import { RecentDecisions } from "@/components/desk/recent-decisions";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/pagination";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { ageOf } from "@/lib/desk/ages";
import { ITEMS_PER_PAGE, QUEUE_TEXTS, type Queue } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

export type WaitingItem = { id: string; title: string; detail: string; at: Date };

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
  /** What was searched for in the queue. */
  text?: string | undefined;
  /** The item that is open beside the list. */
  current?: string | undefined;
  /** What one may still take back. */
  decisions: ComponentProps<typeof RecentDecisions>["decisions"];
  now: Date;
};

function says(queue: Queue, total: number, text: string) {
  if (text) return `${formatCount(total)} with “${text}”, oldest first`;
  return total === 0 ? QUEUE_TEXTS[queue].none : `${formatCount(total)} waiting, oldest first`;
}

/** What waits in a queue, the oldest first. */
export function QueueList({
  queue,
  waiting,
  total,
  page,
  text = "",
  current,
  decisions,
  now,
}: QueueListProps) {
  const Icon = ICONS[queue];
  return (
    <section aria-label={`${QUEUE_TEXTS[queue].label} that wait`}>
      {(text || total > ITEMS_PER_PAGE) && <DeskSearch label="Search this queue" text={text} />}
      <p className="py-3 text-note text-ink-2">{says(queue, total, text)}</p>
      <ul>
        {waiting.map(({ id, title, detail, at }) => (
          <li key={id} className="border-b border-line last:border-0">
            <IntentLink
              href={deskHref(queue, id)}
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
              </span>
              <span className="flex-none text-small text-ink-2">{ageOf(at, now)}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / ITEMS_PER_PAGE)}
        hrefOf={(number) =>
          `${deskHref(queue)}?${new URLSearchParams({ ...(text && { q: text }), page: String(number) })}`
        }
      />
      <RecentDecisions {...{ decisions, now }} />
    </section>
  );
}

import type { ComponentProps } from "react";
import { QueueFilters } from "@/components/desk/queues/queue-filters";
import { RecentDecisions } from "@/components/desk/queues/recent-decisions";
import { WaitingRow, type WaitingItem } from "@/components/desk/queues/waiting-row";
import { Pagination } from "@/components/ui/lists/pagination";
import { formatCount } from "@/lib/counts";
import { filterQuery, isFiltered, type QueueFilter } from "@/lib/desk/queue-filter";
import { ITEMS_PER_PAGE, wordsOf, type Queue } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

type QueueListProps = {
  queue: Queue;
  waiting: readonly WaitingItem[];
  total: number;
  page: number;
  filter: QueueFilter;
  /** The item that is open beside the list. */
  current?: string | undefined;
  /** Decisions that the user can still undo. */
  decisions: ComponentProps<typeof RecentDecisions>["decisions"];
  now: Date;
};

function queueSummary(queue: Queue, total: number, filter: QueueFilter) {
  if (isFiltered(filter) && total === 0) return "No waiting item matches these filters.";
  return total === 0 ? wordsOf(queue).none : `${formatCount(total)} waiting, oldest first`;
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
  return (
    <section aria-label={`${wordsOf(queue).label} that wait`}>
      <QueueFilters {...{ queue, filter }} isOpen={isFiltered(filter) && !current} />
      <p className="py-3 text-note text-ink-2">{queueSummary(queue, total, filter)}</p>
      <ul>
        {waiting.map((item) => (
          <WaitingRow
            key={item.id}
            {...item}
            {...{ queue, now }}
            href={`${deskHref(queue, item.id)}${filterQuery(filter)}`}
            isCurrent={item.id === current}
          />
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

import type { ReactNode } from "react";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { DirectoryLinks } from "@/components/desk/directory-links";
import { QueuesSearch } from "@/components/desk/queues/queues-search";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { ageOf } from "@/lib/desk/ages";
import { areaText } from "@/lib/desk/area-text";
import type { DirectoryPage } from "@/lib/desk/directory-pages";
import { wordsOf, type Queue } from "@/lib/desk/queues";
import type { DeskMember } from "@/lib/desk/roles";
import { deskHref } from "@/lib/routes";

export type Counts = readonly { queue: Queue; count: number; oldest: Date | undefined }[];

type DeskFrameProps = {
  counts: Counts;
  /** The open queue, the log, the search of all queues, or a page about the directory. */
  current: Queue | "log" | "search" | DirectoryPage;
  /** What all queues are searched for. */
  searched?: string;
  /** One item of the queue is open. */
  below?: boolean;
  member: DeskMember;
  now: Date;
  children: ReactNode;
};

const TAB = cn(
  "section-tab inline-flex min-h-13 flex-none items-center gap-2 border-b-3 border-transparent px-4 font-semibold text-ink-2 first:pl-0",
  "hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-beet aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest]",
);

function summary(counts: Counts, now: Date) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "Nothing waiting.";
  const instants = counts.flatMap(({ oldest }) => oldest ?? []);
  const oldest = new Date(Math.min(...instants.map((at) => at.getTime())));
  const things = total === 1 ? "1 thing" : `${formatCount(total)} things`;
  return `${things} to look at. The oldest has waited ${ageOf(oldest, now)}.`;
}

/** The desk around a queue, an item or the log: how much waits, and where (P14.73). */
export function DeskFrame({
  counts,
  current,
  searched = "",
  below,
  member,
  now,
  children,
}: DeskFrameProps) {
  const currentValue = below ? "true" : "page";
  return (
    <main className="wrap pb-(--section)">
      <LeaveWhenSignedOut />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-6 pb-2">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="headline text-h2">Desk</h1>
          <p className="text-ink-2">{summary(counts, now)}</p>
          {member.area && <p className="text-ink-2">Your area: {areaText(member.area)}.</p>}
        </div>
        <div
          className={cn(
            "flex grow flex-wrap items-center justify-between gap-x-6 gap-y-2",
            below && "max-md:hidden",
          )}
        >
          <DirectoryLinks current={current} member={member} />
          <QueuesSearch text={searched} />
        </div>
      </div>
      <nav
        aria-label="Queues"
        className="flex scroll-x scroll-px-10 gap-1 shadow-[inset_0_-1px_0_var(--line)]"
      >
        {counts.map(({ queue, count }) => (
          <IntentLink
            key={queue}
            href={deskHref(queue)}
            aria-current={queue === current ? currentValue : undefined}
            className={TAB}
          >
            {wordsOf(queue).label}
            <span
              className={cn(
                "grid min-w-6.5 place-items-center rounded-full px-2 text-small tabular-nums",
                queue === current ? "bg-beet text-on-beet" : "bg-sprout-2 text-ink",
              )}
            >
              {formatCount(count)}
            </span>
          </IntentLink>
        ))}
        {member.role === "moderator" && (
          <IntentLink
            href={deskHref("log")}
            aria-current={current === "log" ? "page" : undefined}
            className={TAB}
          >
            Log
          </IntentLink>
        )}
      </nav>
      {children}
    </main>
  );
}

import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/forum/forum.json";

type PostFrameProps = {
  /** The fragment that leads here. */
  id?: string;
  portrait: ReactNode;
  author: ReactNode;
  /** ISO 8601 date. */
  date: string;
  /** Beside the date. */
  note?: string | undefined;
  badge?: ReactNode;
  /** It opened the topic and is set larger. */
  first?: boolean;
  /** Below the words. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The shape of a portrait beside a post. */
export const PORTRAIT =
  "size-10 rounded-[12px_12px_12px_3px] md:size-13 md:rounded-[15px_15px_15px_3px]";

/** The text of one post in a topic. */
export function PostFrame({ id, first = false, badge, children, ...post }: PostFrameProps) {
  const { portrait, author, date, note, actions } = post;
  const t = useTexts("forum", english);
  return (
    <article
      id={id}
      className={cn(
        "grid grid-cols-[40px_minmax(0,1fr)] gap-3 py-7 md:grid-cols-[52px_minmax(0,1fr)] md:gap-4.5",
        !first && "border-t border-line",
        id && "scroll-mt-24",
      )}
    >
      {portrait}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <b>{author}</b>
          <time dateTime={date} className="text-note text-ink-3">
            {formatDayIn(t.language, date)}
          </time>
          {note && <span className="text-note text-ink-3">{note}</span>}
        </p>
        {badge && <p className="mt-2.5">{badge}</p>}
        <div
          className={cn(
            "mt-1.5 grid max-w-[62ch] gap-3 text-pretty",
            first && "text-title leading-body md:text-[1.1875rem]",
          )}
        >
          {children}
        </div>
        {actions}
      </div>
    </article>
  );
}

/** What a post answers, word for word. */
export const QUOTE = "rounded-[14px_14px_14px_3px] bg-sprout px-4 py-2.5 text-note text-ink-2";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { IntentLink } from "@/components/ui/intent-link";

type Neighbor = { href: string; title: ReactNode };
type PreviousNextProps = {
  label: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** What stands above the titles, on pages that exist in other languages. */
  words?: { previous: string; next: string };
};

const WORDS = { previous: "Previous", next: "Next" };
const ARROW = "flex-none text-ink-3 rtl:-scale-x-100";
const LINK =
  "group flex items-center gap-4 rounded-lg border border-line px-5 py-4 hover:bg-sprout";
const TITLE = "block leading-snug font-[650] text-balance group-hover:underline";

/** The records before and after this one in their list. */
export function PreviousNext({ label, previous, next, words = WORDS }: PreviousNextProps) {
  return (
    <nav aria-label={label} className="mt-14 grid gap-4 md:grid-cols-2 md:gap-7 print:hidden">
      {previous && (
        <IntentLink href={previous.href} rel="prev" className={LINK}>
          <Icon name="ArrowLeft" className={ARROW} />
          <span>
            <span className="text-small text-ink-3">{words.previous}</span>
            <span className={TITLE}>{previous.title}</span>
          </span>
        </IntentLink>
      )}
      {next && (
        <IntentLink
          href={next.href}
          rel="next"
          className={`${LINK} justify-end text-end md:col-start-2`}
        >
          <span>
            <span className="text-small text-ink-3">{words.next}</span>
            <span className={TITLE}>{next.title}</span>
          </span>
          <Icon name="ArrowRight" className={ARROW} />
        </IntentLink>
      )}
    </nav>
  );
}

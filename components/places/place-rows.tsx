import type { ReactNode, Ref } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";

export type PlaceRow = { href: string; name: string; note: ReactNode; count: number };

type PlaceRowsProps = {
  ref?: Ref<HTMLUListElement>;
  places: readonly PlaceRow[];
  /** The columns. */
  className: string;
};

/** Places as links, each with a note and its number of restaurants. */
export function PlaceRows({ ref, places, className }: PlaceRowsProps) {
  return (
    <ul ref={ref} className={cn("grid gap-x-10", className)}>
      {places.map(({ href, name, note, count }) => (
        <li
          key={href}
          className="group relative flex items-baseline gap-4 border-t border-line py-3"
        >
          <span className="min-w-0">
            <IntentLink href={href} className="card-link font-strong">
              {name}
            </IntentLink>
            <span className="block text-small text-ink-3">{note}</span>
          </span>
          <span className="ml-auto flex-none text-right">
            <b className="headline text-2xl tabular-nums">{formatCount(count)}</b>{" "}
            <span className="block text-micro text-ink-3">
              <span className="spoken">{count === 1 ? "place" : "places"} </span>with vegan food
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

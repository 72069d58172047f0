import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";

export type PlaceLink = { href: string; name: string; note: ReactNode; count: number };

type PlaceLinksProps = {
  id: string;
  title: string;
  places: readonly PlaceLink[];
  /** A link beside the heading. */
  aside?: ReactNode;
  /** The number of links that are shown at first, the others behind a summary. */
  shown?: number;
};

function Links({ places }: Pick<PlaceLinksProps, "places">) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
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
          <b className="ml-auto headline text-2xl tabular-nums">
            {formatCount(count)}
            <span className="spoken"> restaurants</span>
          </b>
        </li>
      ))}
    </ul>
  );
}

/** Other places in two or three columns, each with its number of restaurants. */
export function PlaceLinks({ id, title, places, aside, shown = places.length }: PlaceLinksProps) {
  if (places.length === 0) return null;
  const others = places.slice(shown);
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="font-display text-h2">
          {title}
        </h2>
        {aside}
      </div>
      <Links places={places.slice(0, shown)} />
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-14 cursor-pointer items-center font-strong">
            {formatCount(others.length)} more
          </summary>
          <Links places={others} />
        </details>
      )}
    </section>
  );
}

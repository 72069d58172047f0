import type { ReactNode } from "react";
import { PlaceRows, type PlaceRow } from "@/components/places/place-rows";

type PlaceLinksProps = {
  id: string;
  title: string;
  places: readonly PlaceRow[];
  /** A link beside the heading. */
  aside?: ReactNode;
};

/** Other places in two or three columns below a heading of their own. */
export function PlaceLinks({ id, title, places, aside }: PlaceLinksProps) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="font-display text-h2">
          {title}
        </h2>
        {aside}
      </div>
      <PlaceRows places={places} className="sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}

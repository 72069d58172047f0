import type { ReactNode } from "react";
import { Illustration } from "@/components/ui/illustration";
import { drawingOf } from "@/lib/restaurants/drawing";
import type { Restaurant } from "@/lib/restaurants/types";

type VenueHeadingProps = { restaurant: Restaurant; children: ReactNode };

/** The title beside the drawing that stands for a restaurant without a photo. */
export function VenueHeading({ restaurant, children }: VenueHeadingProps) {
  return (
    <div className="grid items-center gap-x-10 md:grid-cols-[minmax(0,1fr)_minmax(16rem,28rem)]">
      <figure className="overflow-hidden bg-sprout max-md:-mx-(--gutter) md:order-2 md:rounded-xl">
        <Illustration
          picture={drawingOf(restaurant)}
          eager
          className="aspect-3/2 w-full object-cover max-md:max-h-56"
        />
        <figcaption className="px-4.5 py-3 text-small text-ink-2">
          A drawing. No photo yet.
        </figcaption>
      </figure>
      {children}
    </div>
  );
}

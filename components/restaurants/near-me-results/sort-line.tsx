import { lazy, Suspense, useId, useState } from "react";
import { isDeviceLocation } from "@/lib/location/device-location";
import type { Location } from "@/lib/location/types";
import type { SortKey } from "@/lib/restaurants/near-me/sort";
import { nothingKnown } from "@/lib/restaurants/near-me/sort-note";

const SortExplanation = lazy(
  () => import("@/components/restaurants/near-me-results/sort-explanation"),
);

const ORDERS: Readonly<Record<Exclude<SortKey, "distance">, string>> = {
  best: "Best match: vegan first, then near and open",
  rating: "Highest rated first",
  reviewCount: "Most reviewed first",
  name: "By name",
  priceRange: "Lowest price first",
};

function orderText(sort: SortKey, location: Location | undefined) {
  if (sort !== "distance") return ORDERS[sort];
  if (!location) return "Nearest first";
  return `Nearest first, from ${isDeviceLocation(location) ? "your location" : location.name}`;
}

/** Where the first cards are the same at all times (P14.761). */
const BEST_AT_ALL_TIMES = "Best match: vegan first, then near";

type SortLineProps = {
  sort: SortKey;
  /** The option that the visitor chose; another one where nothing here can be sorted by it. */
  wanted: SortKey;
  location: Location | undefined;
  /** The first cards are those of the page, which are the same at all times. */
  hasCardsOfPage: boolean;
};

/** How the list is ordered, and at a press why (P14.644). The explanation is loaded with the press. */
export function SortLine({ sort, wanted, location, hasCardsOfPage }: SortLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-4 text-note text-ink-2 md:mb-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {sort !== wanted && `${nothingKnown(wanted)}. `}
          {sort === "best" && hasCardsOfPage ? BEST_AT_ALL_TIMES : orderText(sort, location)}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="link min-h-11"
        >
          How this list is sorted
        </button>
      </p>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <SortExplanation hasCardsOfPage={hasCardsOfPage} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

import { useTexts } from "#texts";
import { lazy, Suspense, useId, useState } from "react";
import { isDeviceLocation } from "@/lib/location/device-location";
import { sentenceStop } from "@/lib/languages/marks";
import type { Translator } from "@/lib/languages/translator";
import { shownName } from "@/lib/location/shown-name";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";
import type { SortKey } from "@/lib/restaurants/near-me/sort";
import { nothingKnown } from "@/lib/restaurants/near-me/sort-note";

const SortExplanation = lazy(
  () => import("@/components/restaurants/near-me-results/sort-explanation"),
);

type Texts = Translator<keyof typeof english>;

const ORDERS = {
  best: "order.best",
  rating: "order.rating",
  reviewCount: "order.reviewCount",
  name: "order.name",
  priceRange: "order.priceRange",
} as const;

function orderText(sort: SortKey, location: Location | undefined, t: Texts) {
  if (sort !== "distance") return t(ORDERS[sort]);
  if (!location) return t("order.distance");
  if (isDeviceLocation(location)) return t("order.distance.here");
  return t("order.distance.from", { name: shownName(location, t) });
}

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
  const t = useTexts("near-me", english);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-4 text-note text-ink-2 md:mb-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {sort !== wanted && `${nothingKnown(wanted, t)}${sentenceStop(t.language)}`}
          {/* Where the first cards are the same at all times (P14.761). */}
          {sort === "best" && hasCardsOfPage ? t("order.best.fixed") : orderText(sort, location, t)}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="link min-h-11"
        >
          {t("order.how")}
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

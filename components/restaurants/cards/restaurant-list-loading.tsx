import { GRID, GRID_BESIDE_FILTERS } from "@/components/restaurants/cards/restaurant-list";
import { Skeleton } from "@/components/ui/skeleton";

/** More than fit on a screen, so that content below the list stays outside the visible area. */
const CARDS = Array.from({ length: 12 }, (_, index) => index);

const ROW = "grid grid-cols-thumb gap-3.5 border-b border-line py-3.5";
const CARD =
  "max-md:grid max-md:grid-cols-thumb max-md:gap-3.5 max-md:border-b max-md:border-line max-md:py-3.5";
const PICTURE = "max-md:size-thumb md:mb-3.5 md:aspect-3/2 md:rounded-lg";
const LAYOUTS = { wide: GRID, narrow: GRID_BESIDE_FILTERS, rows: "" };

/** Skeletons of cards that are loading. The line above them says what is loading. */
export function RestaurantListLoading({ layout }: { layout: keyof typeof LAYOUTS }) {
  const areRows = layout === "rows";
  return (
    <div aria-hidden="true" className={`list-loading ${LAYOUTS[layout]}`}>
      {CARDS.map((card) => (
        <div key={card} className={areRows ? ROW : CARD}>
          <Skeleton className={areRows ? "size-thumb" : PICTURE} />
          <div className={areRows ? "min-w-0" : "min-w-0 md:min-h-31"}>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <Skeleton className="mt-2 h-6 w-2/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

import { formatCount } from "@/lib/counts";
import { NEAR_ME_FALLBACK } from "@/lib/location/defaults";
import { distanceMiles } from "@/lib/location/distance";
import type { Place } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const FAR_MILES = 100;

type FarNoteProps = {
  restaurants: RestaurantSummary[];
  place: Place | undefined;
  /** Leads to where there is something; the note goes, and its caller sees to the focus. */
  onPlace: (place: Place) => void;
};

/** Says how far the nearest listing is when it is not near at all (P4.9), and leads there. */
export function FarNote({ restaurants, place, onPlace }: FarNoteProps) {
  if (!place || restaurants.length === 0) return null;
  const nearest = Math.min(...restaurants.map((restaurant) => distanceMiles(place, restaurant)));
  if (nearest <= FAR_MILES) return null;
  const miles = formatCount(nearest);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-lg bg-turmeric-soft px-5 py-2 text-turmeric-ink">
      <p className="py-2">
        The nearest listing is {miles} miles away: our sample restaurants are in New York.
      </p>
      <button
        type="button"
        onClick={() => onPlace(NEAR_ME_FALLBACK)}
        className="min-h-11 font-[650] underline underline-offset-3"
      >
        Look around {NEAR_ME_FALLBACK.name}
      </button>
    </div>
  );
}

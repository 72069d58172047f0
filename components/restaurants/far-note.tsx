import { formatCount } from "@/lib/counts";
import { distanceMiles } from "@/lib/location/distance";
import type { Place } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const FAR_MILES = 100;

type FarNoteProps = { restaurants: RestaurantSummary[]; place: Place | undefined };

/** Says how far the nearest listing is when it is not near at all (decision 15). */
export function FarNote({ restaurants, place }: FarNoteProps) {
  if (!place || restaurants.length === 0) return null;
  const nearest = Math.min(...restaurants.map((restaurant) => distanceMiles(place, restaurant)));
  if (nearest <= FAR_MILES) return null;
  const miles = formatCount(nearest);
  return (
    <p className="mb-5 rounded-lg bg-turmeric-soft px-5 py-4 text-turmeric-ink">
      The nearest listing is {miles} miles away: our sample restaurants are in New York.
    </p>
  );
}

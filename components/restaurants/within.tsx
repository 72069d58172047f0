import { visitorsUnit } from "@/lib/location/units";
import { formatRadius } from "@/lib/restaurants/radii";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type WithinProps = { km: number; of: readonly RestaurantSummary[] };

/** The radius that a list counts within, in the visitor's unit (P14.62). */
export function Within({ km, of: [first] }: WithinProps) {
  return (
    <span className="font-normal text-ink-2">
      {" "}
      within {formatRadius(km, visitorsUnit(first?.countryCode))}
    </span>
  );
}

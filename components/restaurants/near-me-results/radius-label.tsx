import { visitorsUnit } from "@/lib/location/units";
import { formatRadius } from "@/lib/restaurants/near-me/radii";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type RadiusLabelProps = { km: number; of: readonly RestaurantSummary[] };

/** The radius of a list, in the visitor's unit (P14.62). */
export function RadiusLabel({ km, of: [first] }: RadiusLabelProps) {
  return (
    <span className="font-normal text-ink-2">
      {" "}
      within {formatRadius(km, visitorsUnit(first?.countryCode))}
    </span>
  );
}

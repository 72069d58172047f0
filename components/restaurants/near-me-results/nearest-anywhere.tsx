import { useTexts } from "#texts";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import { visitorsUnit } from "@/lib/location/units";
import english from "@/lib/messages/en/near-me/near-me.json";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import { WIDEST_KM } from "@/lib/restaurants/near-me/radii";
import { radiusText } from "@/lib/restaurants/near-me/radius-text";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type NearestAnywhereProps = {
  /** What the list has where nothing is near; empty where something is. */
  nearest: readonly RestaurantSummary[];
  location: Location | undefined;
  /** The visitor requested the nearest matches anywhere, since none is near. */
  isChosen: boolean;
};

/** Says that nothing is near, and how far and where the nearest restaurant is. */
export function NearestAnywhere({ nearest, location, isChosen }: NearestAnywhereProps) {
  const t = useTexts("near-me", english);
  const formats = useFormats();
  const [first] =
    (location &&
      nearest
        .map((restaurant) => ({ restaurant, miles: distanceMiles(location, restaurant) }))
        .toSorted((a, b) => a.miles - b.miles)) ||
    [];
  const unit = visitorsUnit(first?.restaurant.countryCode);
  return (
    <div aria-live="polite" aria-atomic="true">
      {first && (
        <p className="mb-5 rounded-lg bg-turmeric-soft px-5 py-4 text-turmeric-ink">
          {t(isChosen ? "anywhere.match" : "anywhere", {
            radius: radiusText(WIDEST_KM, unit, { t, formats }),
            distance: formats.distance(first.miles, unit),
            city: first.restaurant.city,
          })}
        </p>
      )}
    </div>
  );
}

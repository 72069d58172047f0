import { useTexts } from "#texts";
import type { useRestaurants } from "@/components/restaurants/near-me/use-restaurants";
import { visitorsUnit } from "@/lib/location/units";
import english from "@/lib/messages/en/near-me/near-me.json";
import { radiusText } from "@/lib/restaurants/near-me/radius-text";
import type { SortKey } from "@/lib/restaurants/near-me/sort";
import { sortNote } from "@/lib/restaurants/near-me/sort-note";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type NearMeCountProps = {
  state: ReturnType<typeof useRestaurants>["state"];
  radiusKm: number | undefined;
  restaurants: readonly RestaurantSummary[];
  found: readonly RestaurantSummary[];
  /** How many they are, also where not all of them are loaded. */
  count: number;
  sort: SortKey;
};

/**
 * How many restaurants were found, within what radius, and of how many is known what they are sorted by; until it is known, that they
 * are loading.
 */
export function NearMeCount({
  state,
  radiusKm,
  restaurants,
  found,
  count,
  sort,
}: NearMeCountProps) {
  const t = useTexts("near-me", english);
  const formats = useFormats();
  const unit = visitorsUnit(restaurants[0]?.countryCode);
  const note = state === "there" ? sortNote(found, sort, t) : undefined;
  return (
    <p aria-live="polite" aria-atomic="true" className="me-2 font-title md:text-lead">
      {state === "loading" && t("loading")}
      {state === "failed" && t("failed")}
      {state === "there" && radiusKm === undefined && t("found", { count })}
      {state === "there" &&
        radiusKm !== undefined &&
        t.rich("found.within", {
          count,
          distance: radiusText(radiusKm, unit, { t, formats }),
          radius: (text) => (
            <span key="radius" className="font-normal text-ink-2">
              {text}
            </span>
          ),
        })}
      {note && <span className="block text-note font-normal text-ink-2">{note}</span>}
    </p>
  );
}

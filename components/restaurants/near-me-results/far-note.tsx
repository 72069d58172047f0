import { useTexts } from "#texts";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const FAR_MILES = 100;

type FarNoteProps = {
  restaurants: RestaurantSummary[];
  location: Location | undefined;
  /** Called when the visitor chooses the default location. The note is removed then; the caller moves the focus. */
  onLocation: (location: Location) => void;
};

/** The distance of the nearest restaurant, if it is far away (P4.9), with a button that lists it. */
export function FarNote({ restaurants, location, onLocation }: FarNoteProps) {
  const t = useTexts("near-me", english);
  if (!location || restaurants.length === 0) return null;
  const nearest = Math.min(...restaurants.map((restaurant) => distanceMiles(location, restaurant)));
  if (nearest <= FAR_MILES) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-lg bg-turmeric-soft px-5 py-2 text-turmeric-ink">
      <p className="py-2">{t("far", { miles: Math.round(nearest) })}</p>
      <button
        type="button"
        onClick={() => onLocation(DEFAULT_NEAR_ME_LOCATION)}
        className="min-h-11 font-strong underline underline-offset-3"
      >
        {t("far.look", { name: DEFAULT_NEAR_ME_LOCATION.name })}
      </button>
    </div>
  );
}

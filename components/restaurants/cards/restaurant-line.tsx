import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import {
  CallFirst,
  HoursNotKnown,
  RestaurantStatus,
} from "@/components/restaurants/cards/restaurant-status";
import { Price } from "@/components/site/price";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import english from "@/lib/messages/en/card.json";
import { listComma } from "@/lib/languages/marks";
import { distanceMiles } from "@/lib/location/distance";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import type { Location } from "@/lib/location/types";
import { visitorsUnit } from "@/lib/location/units";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const SHOWN_CUISINES = 2;

type RestaurantLineProps = {
  restaurant: RestaurantSummary;
  location: Location | undefined;
  now: Date | undefined;
};

function Status({ restaurant, now }: Pick<RestaurantLineProps, "restaurant" | "now">) {
  if (restaurant.mayHaveClosed) return <CallFirst />;
  if (!restaurant.hours) return <HoursNotKnown />;
  return (
    now && (
      <span>
        <RestaurantStatus restaurant={restaurant} now={now} withTime={!restaurant.sample} />
      </span>
    )
  );
}

/** The lines below a restaurant's name beside the map and on it: where it is if others have its name, status, distance and price, then level and cuisine. */
export function RestaurantLine({ restaurant, location, now }: RestaurantLineProps) {
  const t = useTexts("card", english);
  const words = useFactWords();
  const { distance } = useFormats();
  const { cuisine, countryCode, place, priceRange, sample, veganLevel } = restaurant;
  return (
    <>
      {place && (
        <p className="mt-0.5 text-note text-ink-2">
          <bdi>{place}</bdi>
        </p>
      )}
      <p className="dot-list mt-0.5 text-note tabular-nums">
        <Status {...{ restaurant, now }} />
        {location && (
          <b className="font-semibold">
            {distance(distanceMiles(location, restaurant), visitorsUnit(countryCode))}
          </b>
        )}
        {priceRange && <Price range={priceRange} />}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-note text-ink-2">
        {veganLevel && <VeganLevelBadge level={veganLevel} />}{" "}
        {cuisine.length > 0 && (
          <span>
            {cuisine
              .slice(0, SHOWN_CUISINES)
              .map((name) => words("cuisine", name))
              .join(listComma(t.language))}
          </span>
        )}{" "}
        {sample && <span className="text-ink-3">{t("sample")}</span>}
      </p>
    </>
  );
}

import { useTexts } from "#texts";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { IntentLink } from "@/components/ui/intent-link";
import { cityOfIn } from "@/lib/city-names/city-name";
import { whereIn } from "@/lib/languages/where-in";
import english from "@/lib/messages/en/place.json";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";
import { cityHref } from "@/lib/routes";
import { withPlaces } from "@/lib/restaurants/card-place";

type RestaurantsNearbyProps = { restaurant: Restaurant; nearby: RestaurantSummary[] };

/** The nearest restaurants, and the way to all of the city. */
export function RestaurantsNearby({ restaurant, nearby }: RestaurantsNearbyProps) {
  const t = useTexts("place", english);
  if (nearby.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="mt-10 md:mt-16">
      <div className="nearby-head">
        <h2 id="nearby" className="headline text-h2">
          {t("nearby")}
        </h2>
        {restaurant.cityId && (
          <IntentLink href={cityHref(restaurant.cityId)} className="link tap">
            {t("nearby.all", { where: whereIn(t.language, cityOfIn(t.language, restaurant)) })}
          </IntentLink>
        )}
      </div>
      <RestaurantGrid restaurants={withPlaces(nearby, "street")} from={restaurant} />
    </section>
  );
}

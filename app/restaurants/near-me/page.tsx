import {
  AskLocationForm,
  LargestCities,
} from "@/components/restaurants/near-me-location/ask-location-form";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { NearMeNeedsJavaScript } from "@/components/restaurants/near-me/near-me-needs-java-script";
import { MissingPlace } from "@/components/site/missing-place";
import { JsonLd } from "@/components/ui/json-ld";
import { LazyWorldOffer } from "@/components/world/lazy-world-offer";
import { WorldOfferFrame } from "@/components/world/world-offer-frame";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { pageMetadata } from "@/lib/metadata";
import { listCityPlaces } from "@/lib/places/queries";
import { hasTiles, listRestaurantsNear } from "@/lib/restaurants/queries";
import { DEFAULT_RESTAURANT_SORT, sortRestaurants } from "@/lib/restaurants/near-me/sort";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { countWorld } from "@/lib/world/queries";

export const metadata = pageMetadata({
  title: "Vegan restaurants near you",
  description:
    "Vegan and plant-based restaurants around you, nearest first, with distance, price, cuisine and features: search and filter them, or see them on a map.",
  canonical: ROUTES.nearMe,
});

/** P4.10. */
const RADIUS_MILES = 100;
/** The page that is shown before the visitor's location is known offers so many cities. */
const OFFERED_CITIES = 12;

export default async function NearMePage() {
  const isTiled = await hasTiles();
  const worldCount = await countWorld();
  const area = { center: DEFAULT_NEAR_ME_LOCATION, radiusMiles: RADIUS_MILES };
  // Real restaurants are listed around a location that the visitor has, or says: around no other (P4.20).
  const restaurants = isTiled ? [] : await listRestaurantsNear(area);
  const cities = isTiled ? (await listCityPlaces()).slice(0, OFFERED_CITIES) : [];
  return (
    <>
      <NearMe
        restaurants={restaurants}
        isTiled={isTiled}
        {...(isTiled && {
          ask: <AskLocationForm cities={cities} />,
          cities: <LargestCities cities={cities} />,
        })}
        worldOffer={
          worldCount !== undefined && (
            <LazyWorldOffer restaurants={worldCount}>
              <WorldOfferFrame restaurants={worldCount} />
            </LazyWorldOffer>
          )
        }
        withoutScripts={<NearMeNeedsJavaScript isTiled={isTiled} />}
      >
        {isTiled && <MissingPlace />}
      </NearMe>
      <JsonLd
        things={[
          breadcrumbData({ name: "Vegan restaurants near you", path: ROUTES.nearMe }),
          ...(isTiled
            ? []
            : [
                restaurantListData(
                  sortRestaurants(restaurants, DEFAULT_RESTAURANT_SORT, DEFAULT_NEAR_ME_LOCATION),
                ),
              ]),
        ]}
      />
    </>
  );
}

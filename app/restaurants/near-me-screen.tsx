import type { NearMeFrame } from "@/app/restaurants/near-me-frame";
import {
  AskLocationForm,
  LargestCities,
} from "@/components/restaurants/near-me-location/ask-location-form";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { NearMeNeedsJavaScript } from "@/components/restaurants/near-me/near-me-needs-java-script";
import { MissingPlace } from "@/components/site/missing-place";
import { JsonLd } from "@/components/ui/json-ld";
import { OfferedWorld } from "@/components/world/offered-world";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import type english from "@/lib/messages/en/near-me/near-me-page.json";
import { pageMetadata } from "@/lib/metadata";
import { cityPlaceIn } from "@/lib/places/place-in";
import { listCityPlaces } from "@/lib/places/queries";
import { hasTiles, listRestaurantsNear } from "@/lib/restaurants/queries";
import { DEFAULT_RESTAURANT_SORT, sortRestaurants } from "@/lib/restaurants/near-me/sort";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { translatedPageData } from "@/lib/structured-data/site";
import { countWorld } from "@/lib/world/queries";

/** P4.10. */
const RADIUS_MILES = 100;
/** The page that is shown before the visitor's location is known offers so many cities. */
const OFFERED_CITIES = 12;

/** What search engines are told of near me in a language. */
export function nearMeMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "near-me-page");
  return pageMetadata({
    title: t("title"),
    description: t("description"),
    canonical: ROUTES.nearMe,
    language,
  });
}

type NearMeScreenProps = { language?: Language; frame?: NearMeFrame };

/** Near me in the language of its path. */
export async function NearMeScreen({
  language = DEFAULT_LANGUAGE,
  frame: Frame,
}: NearMeScreenProps) {
  const t = textsIn<keyof typeof english>(language, "near-me-page");
  const isTiled = await hasTiles();
  const worldCount = await countWorld();
  const area = { center: DEFAULT_NEAR_ME_LOCATION, radiusMiles: RADIUS_MILES };
  // Real restaurants are listed around a location that the visitor has, or says: around no other (P4.20).
  const near = isTiled ? [] : await listRestaurantsNear(area);
  const restaurants = near.map((each) => withPictureText(language, each));
  const offered = isTiled ? (await listCityPlaces()).slice(0, OFFERED_CITIES) : [];
  const cities = offered.map((city) => cityPlaceIn(language, city));
  const page = (
    <NearMe
      restaurants={restaurants}
      isTiled={isTiled}
      {...(isTiled && {
        ask: <AskLocationForm cities={cities} />,
        cities: <LargestCities cities={cities} />,
      })}
      worldOffer={worldCount !== undefined && <OfferedWorld restaurants={worldCount} />}
      withoutScripts={<NearMeNeedsJavaScript isTiled={isTiled} />}
    >
      {isTiled && <MissingPlace />}
    </NearMe>
  );
  return (
    <>
      {Frame ? <Frame {...{ language, restaurants }}>{page}</Frame> : page}
      <JsonLd
        things={[
          breadcrumbData({ name: t("title"), path: pathIn(language, ROUTES.nearMe) as "/" }),
          ...(isTiled
            ? []
            : [
                restaurantListData(
                  sortRestaurants(restaurants, DEFAULT_RESTAURANT_SORT, DEFAULT_NEAR_ME_LOCATION),
                  language,
                ),
              ]),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.nearMe, t("title"))]),
        ]}
      />
    </>
  );
}

import { notFound, permanentRedirect } from "next/navigation";
import { DishSection } from "@/components/dishes/dish-section";
import { PlacePhotos } from "@/components/photos/place-photos";
import { RestaurantDetail } from "@/components/restaurants/detail/restaurant-detail";
import { PriceSection } from "@/components/tips/price-section";
import { TipSection } from "@/components/tips/tip-section";
import { getOwnerPhotos } from "@/lib/claims/queries";
import { getFactSources, getVenueChecks } from "@/lib/corrections/queries";
import { PartTexts } from "@/components/site/part-texts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/place.json";
import {
  withDescriptions,
  withPictureText,
  withPictureTexts,
} from "@/lib/restaurants/pictures/picture-texts-in";
import { cuisinesAmong, islandFacts } from "@/lib/restaurants/words/fact-words-in";
import { currencyOf } from "@/lib/dishes/currency";
import { getDishes } from "@/lib/dishes/queries";
import { JsonLd } from "@/components/ui/json-ld";
import { getPlacePhotos } from "@/lib/photos/visitors/queries";
import { silentHolidays } from "@/lib/opening-hours/silent-holidays";
import {
  findMergedRestaurant,
  findRegionOf,
  getRestaurant,
  listNearby,
  listReviews,
} from "@/lib/restaurants/queries";
import { getRatingCounts } from "@/lib/reviews/queries";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";
import { restaurantData } from "@/lib/structured-data/restaurants";
import { getTipsAndPrices } from "@/lib/tips/queries";

type RestaurantScreenProps = { id: string; language?: Language };

/** A restaurant's page in the language of its path. */
export async function RestaurantScreen({ id, language = DEFAULT_LANGUAGE }: RestaurantScreenProps) {
  const found = await getRestaurant(id);
  if (!found) {
    const mergedInto = await findMergedRestaurant(id);
    if (mergedInto) permanentRedirect(pathIn(language, restaurantHref(mergedInto)) as "/");
    notFound();
  }
  const restaurant = withPictureTexts(language, found);
  const { replacedBy } = restaurant;
  const isClosed = restaurant.closure === "closed";
  const [
    [reviews, ratingCounts, checks, sources, nearby, successor, region],
    [ownerPhotos, shown, dishes, advice],
  ] = await Promise.all([
    Promise.all([
      listReviews(id),
      getRatingCounts(id),
      getVenueChecks(id),
      getFactSources(id),
      listNearby(restaurant),
      replacedBy ? getRestaurant(replacedBy) : undefined,
      findRegionOf(restaurant),
    ]),
    Promise.all([
      getOwnerPhotos(id),
      getPlacePhotos(id),
      isClosed ? undefined : getDishes(id),
      isClosed ? undefined : getTipsAndPrices(id),
    ]),
  ]);
  const isOpenToPhotos = shown?.isOpen === true && !isClosed;
  const photos = withDescriptions(language, shown?.photos ?? []);
  const now = new Date();
  const t = textsIn<keyof typeof english>(language, "place");
  const others = nearby.map((each) => withPictureText(language, each));
  const page = (
    <>
      <RestaurantDetail
        {...{ restaurant, reviews, ratingCounts, checks, sources, successor }}
        nearby={others}
        ownerPhotos={ownerPhotos}
        visitorPhotos={photos}
        isOpenToPhotos={isOpenToPhotos}
        gallery={
          shown && (
            <PlacePhotos restaurantId={id} isOpen={isOpenToPhotos} shown={{ ...shown, photos }} />
          )
        }
        dishes={
          dishes && (
            <DishSection
              isFullyVegan={restaurant.veganLevel === "vegan"}
              restaurantId={id}
              hasPrices={currencyOf(restaurant.countryCode) !== undefined}
              isOpenToPhotos={isOpenToPhotos}
              dishes={dishes}
            />
          )
        }
        tips={
          advice && (
            <>
              <TipSection restaurantId={id} tips={advice.tips} />
              {!restaurant.sample && <PriceSection restaurantId={id} counts={advice.prices} />}
            </>
          )
        }
        now={now}
        silentHolidays={silentHolidays(restaurant, region, now)}
      />
      <JsonLd
        things={[
          breadcrumbData(
            { name: t("back"), path: ROUTES.nearMe },
            { name: restaurant.name, path: pathIn(language, restaurantHref(id)) as "/" },
          ),
          restaurantData(restaurant, reviews, {
            photos: [...ownerPhotos, ...photos],
            dishes: dishes?.served ?? [],
            language,
          }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, restaurantHref(id), restaurant.name)]),
        ]}
      />
    </>
  );
  if (language === DEFAULT_LANGUAGE) return page;
  const cuisines = cuisinesAmong(
    language,
    nearby.flatMap(({ cuisine }) => cuisine),
  );
  return (
    <PartTexts
      subjects={{
        ...filesOf(language, ["card", "hours", "live-map", "map", "map-box", "presses", "saving"]),
        facts: islandFacts(language),
        cuisines,
      }}
    >
      {page}
    </PartTexts>
  );
}

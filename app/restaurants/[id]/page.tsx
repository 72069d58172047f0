import { notFound, permanentRedirect } from "next/navigation";
import { DishSection } from "@/components/dishes/dish-section";
import { PlacePhotos } from "@/components/photos/place-photos";
import { RestaurantDetail } from "@/components/restaurants/detail/restaurant-detail";
import { PriceSection } from "@/components/tips/price-section";
import { TipSection } from "@/components/tips/tip-section";
import { getOwnerPhotos } from "@/lib/claims/queries";
import { getFactSources, getVenueChecks } from "@/lib/corrections/queries";
import { currencyOf } from "@/lib/dishes/currency";
import { getDishes } from "@/lib/dishes/queries";
import { JsonLd } from "@/components/ui/json-ld";
import { getPlacePhotos } from "@/lib/photos/visitors/queries";
import { silentHolidays } from "@/lib/opening-hours/silent-holidays";
import { restaurantMetadata } from "@/lib/restaurants/metadata";
import {
  findMergedRestaurant,
  getRestaurant,
  listNearby,
  listRestaurantPages,
  listReviews,
} from "@/lib/restaurants/queries";
import { getRatingCounts } from "@/lib/reviews/queries";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantData } from "@/lib/structured-data/restaurants";
import { getTipsAndPrices } from "@/lib/tips/queries";

/** Other ids are rendered when they are first requested; facts that depend on the date are a day old at most. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<"/restaurants/[id]">) {
  const restaurant = await getRestaurant((await params).id);
  return restaurant ? restaurantMetadata(restaurant) : {};
}

export default async function RestaurantPage({ params }: PageProps<"/restaurants/[id]">) {
  const { id } = await params;
  const restaurant = await getRestaurant(id);
  if (!restaurant) {
    const mergedInto = await findMergedRestaurant(id);
    if (mergedInto) permanentRedirect(restaurantHref(mergedInto));
    notFound();
  }
  const { replacedBy } = restaurant;
  const isClosed = restaurant.closure === "closed";
  const [
    [reviews, ratingCounts, checks, sources, nearby, successor],
    [ownerPhotos, shown, dishes, advice],
  ] = await Promise.all([
    Promise.all([
      listReviews(id),
      getRatingCounts(id),
      getVenueChecks(id),
      getFactSources(id),
      listNearby(restaurant),
      replacedBy ? getRestaurant(replacedBy) : undefined,
    ]),
    Promise.all([
      getOwnerPhotos(id),
      getPlacePhotos(id),
      isClosed ? undefined : getDishes(id),
      isClosed ? undefined : getTipsAndPrices(id),
    ]),
  ]);
  const isOpenToPhotos = shown?.isOpen === true && !isClosed;
  const now = new Date();
  return (
    <>
      <RestaurantDetail
        {...{ restaurant, reviews, ratingCounts, checks, sources, nearby, successor }}
        ownerPhotos={ownerPhotos}
        visitorPhotos={shown?.photos ?? []}
        isOpenToPhotos={isOpenToPhotos}
        gallery={
          shown && (
            <PlacePhotos
              restaurantId={id}
              isOpen={isOpenToPhotos}
              reviewIds={reviews.map((review) => review.id)}
              shown={shown}
            />
          )
        }
        dishes={
          dishes && (
            <DishSection
              isFullyVegan={restaurant.veganLevel === "vegan"}
              restaurantId={id}
              hasPrices={currencyOf(restaurant.countryCode) !== undefined}
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
        silentHolidays={silentHolidays(restaurant, now)}
      />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Restaurants near you", path: ROUTES.nearMe },
            { name: restaurant.name, path: restaurantHref(id) },
          ),
          restaurantData(restaurant, reviews, {
            photos: [...ownerPhotos, ...(shown?.photos ?? [])],
            dishes: dishes?.served ?? [],
          }),
        ]}
      />
    </>
  );
}

import type {
  AggregateRating,
  Menu,
  MenuItem,
  ItemList,
  Restaurant as RestaurantThing,
  Review as ReviewThing,
} from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Dish } from "@/lib/dishes/types";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { photoSources } from "@/lib/photos/picture";
import { priceSymbols } from "@/lib/restaurants/facts/price";
import type { Restaurant, Review, ReviewPhoto } from "@/lib/restaurants/types";
import type { VenueKind } from "@/lib/restaurants/facts/venue-kind";
import { restaurantHref } from "@/lib/routes";
import { openingHoursData } from "@/lib/structured-data/opening-hours";
import { usualCountryName } from "@/lib/languages/usual-country-name";
import { isOnlyCountry } from "@/lib/restaurants/names/city-name";

const MAX_STARS = 5;

/** What schema.org calls a kind of venue. */
const TYPES = {
  restaurant: "Restaurant",
  cafe: "CafeOrCoffeeShop",
  "fast food": "FastFoodRestaurant",
  "food truck": "FoodEstablishment",
  "ice cream": "IceCreamShop",
  bakery: "Bakery",
  bar: "BarOrPub",
  pub: "BarOrPub",
  "food court": "FoodEstablishment",
} as const satisfies Partial<Record<VenueKind, FoodType>>;

type FoodType =
  | "Restaurant"
  | "CafeOrCoffeeShop"
  | "FastFoodRestaurant"
  | "FoodEstablishment"
  | "IceCreamShop"
  | "Bakery"
  | "BarOrPub";

const isFoodKind = (kind: VenueKind): kind is keyof typeof TYPES => Object.hasOwn(TYPES, kind);

/** Whether it is a shop: schema.org has neither menu nor cuisine for shops. */
const isStore = ({ kind }: Restaurant) => kind !== undefined && !isFoodKind(kind);

function typeOf({ kind }: Restaurant) {
  if (kind === undefined) return "Restaurant";
  return isFoodKind(kind) ? TYPES[kind] : "Store";
}

function dishData({ name, level, price }: Dish): MenuItem {
  return {
    "@type": "MenuItem",
    name,
    ...(level === "vegan" && { suitableForDiet: "https://schema.org/VeganDiet" }),
    ...(price && {
      offers: { "@type": "Offer", price: price.amount, priceCurrency: price.currency },
    }),
  };
}

/** The dishes that a page shows as served, and nothing else (P14.875). */
const menuData = (dishes: readonly Dish[]): Menu => ({
  "@type": "Menu",
  hasMenuItem: dishes.map(dishData),
});

/** Properties that only places with meals have. */
function foodData(restaurant: Restaurant, dishes: readonly Dish[]) {
  if (isStore(restaurant)) return {};
  const { cuisine, features } = restaurant;
  return {
    ...(dishes.length > 0 && { hasMenu: menuData(dishes) }),
    ...(cuisine.length > 0 && { servesCuisine: cuisine }),
    ...(features.includes("reservations") && { acceptsReservations: true }),
  };
}

function reviewData(review: Review): ReviewThing {
  return {
    "@type": "Review",
    name: review.title,
    reviewBody: review.content,
    datePublished: review.createdAt.slice(0, "YYYY-MM-DD".length),
    author: { "@type": "Person", name: review.userName },
    reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: MAX_STARS },
  };
}

/** What people think of a restaurant, without sample reviews (P1.8). */
function opinions({ rating, reviewCount }: Restaurant, reviews: readonly Review[]) {
  if (reviewCount === 0 || rating === undefined) return {};
  const real = reviews.filter((review) => !review.sample);
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: Math.round(rating * 10) / 10,
    reviewCount,
    bestRating: MAX_STARS,
  };
  return { aggregateRating, ...(real.length > 0 && { review: real.map(reviewData) }) };
}

/** The structured data of every restaurant. */
function knownData(restaurant: Restaurant, language: Language) {
  const href = restaurantHref(restaurant.id);
  const url = absoluteUrl(href);
  return {
    "@id": `${url}#restaurant`,
    url: absoluteUrl(pathIn(language, href)),
    name: restaurant.name,
    ...(restaurant.latinName && { alternateName: restaurant.latinName }),
    address: {
      "@type": "PostalAddress" as const,
      ...(!isOnlyCountry(restaurant) && { addressLocality: restaurant.city }),
    },
    geo: {
      "@type": "GeoCoordinates" as const,
      latitude: restaurant.lat,
      longitude: restaurant.lng,
    },
    ...(restaurant.priceRange && { priceRange: priceSymbols(restaurant.priceRange) }),
  };
}

/** A restaurant as its page shows it; of a sample nothing that a visitor could act on: no street, telephone or hours. */
export function restaurantData(
  restaurant: Restaurant,
  reviews: readonly Review[],
  {
    photos = [],
    dishes = [],
    language = DEFAULT_LANGUAGE,
  }: { photos?: readonly ReviewPhoto[]; dishes?: readonly Dish[]; language?: Language } = {},
) {
  const { phone, website, email, features, cuisine, closure, sample } = restaurant;
  const known = knownData(restaurant, language);
  if (sample)
    return {
      "@type": "Restaurant" as const,
      ...known,
      ...(cuisine.length > 0 && { servesCuisine: cuisine }),
    } satisfies RestaurantThing;
  const isOpen = closure !== "closed";
  const facts = {
    "@type": "Restaurant" as const,
    ...known,
    ...(restaurant.description && { description: restaurant.description }),
    ...(photos.length > 0 && {
      image: photos.map((photo) => absoluteUrl(photoSources(photo).src)),
    }),
    address: {
      ...known.address,
      ...(restaurant.address && { streetAddress: restaurant.address }),
      ...(restaurant.postcode && { postalCode: restaurant.postcode }),
      addressCountry: usualCountryName(restaurant.country),
    },
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(email && { email }),
    ...(isOpen && restaurant.hours && openingHoursData(restaurant.hours)),
    ...(features.length > 0 && {
      amenityFeature: features.map((name) => ({
        "@type": "LocationFeatureSpecification" as const,
        name,
        value: true,
      })),
    }),
    ...foodData(restaurant, dishes),
    ...opinions(restaurant, reviews),
  } satisfies RestaurantThing;
  // The other types know the same properties, as far as foodData() leaves them.
  return { ...facts, "@type": typeOf(restaurant) as "Restaurant" };
}

/** The restaurants of a list in its order, each by its page. */
export function restaurantListData(
  restaurants: readonly Pick<Restaurant, "id" | "name">[],
  language: Language = DEFAULT_LANGUAGE,
) {
  return {
    "@type": "ItemList",
    numberOfItems: restaurants.length,
    itemListElement: restaurants.map(({ id, name }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      url: absoluteUrl(pathIn(language, restaurantHref(id))),
    })),
  } satisfies ItemList;
}

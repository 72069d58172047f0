import type {
  AggregateRating,
  ItemList,
  MenuItem,
  RestrictedDiet,
  Restaurant as RestaurantThing,
  Review as ReviewThing,
} from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { priceSymbols } from "@/lib/restaurants/price";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";
import { openingHoursData } from "@/lib/structured-data/opening-hours";

const MAX_STARS = 5;

/** The dietary options that schema.org has a name for. */
const DIETS: Readonly<Record<string, RestrictedDiet>> = {
  "gluten-free options": "https://schema.org/GlutenFreeDiet",
};

/** schema.org puts diets on dishes, not on restaurants: every dish of the directory is vegan, some suit a diet besides. */
function menu(dietaryOptions: readonly string[]) {
  const vegan: MenuItem = {
    "@type": "MenuItem",
    name: "Vegan dishes",
    suitableForDiet: "https://schema.org/VeganDiet",
  };
  const more = dietaryOptions.flatMap((option): MenuItem[] => {
    const diet = DIETS[option];
    return diet ? [{ "@type": "MenuItem", name: option, suitableForDiet: diet }] : [];
  });
  return { "@type": "Menu" as const, hasMenuItem: [vegan, ...more] };
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

/** What search engines are told of every restaurant; of a sample it is all (P1.8). */
function knownData(restaurant: Restaurant) {
  const url = absoluteUrl(restaurantHref(restaurant.id));
  return {
    "@type": "Restaurant" as const,
    "@id": `${url}#restaurant`,
    url,
    name: restaurant.name,
    address: { "@type": "PostalAddress" as const, addressLocality: restaurant.city },
    geo: {
      "@type": "GeoCoordinates" as const,
      latitude: restaurant.lat,
      longitude: restaurant.lng,
    },
    ...(restaurant.cuisine.length > 0 && { servesCuisine: restaurant.cuisine }),
    ...(restaurant.priceRange && { priceRange: priceSymbols(restaurant.priceRange) }),
  };
}

/** A restaurant as its page shows it; of a sample nothing that somebody could act on: no street, telephone or hours. */
export function restaurantData(restaurant: Restaurant, reviews: readonly Review[]) {
  const { phone, website, features, sample } = restaurant;
  const known = knownData(restaurant);
  if (sample) return known satisfies RestaurantThing;
  return {
    ...known,
    ...(restaurant.description && { description: restaurant.description }),
    ...(restaurant.images.length > 0 && {
      image: restaurant.images.map(({ src }) => absoluteUrl(src)),
    }),
    address: {
      ...known.address,
      ...(restaurant.address && { streetAddress: restaurant.address }),
      ...(restaurant.postcode && { postalCode: restaurant.postcode }),
      addressCountry: restaurant.country,
    },
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(restaurant.hours && openingHoursData(restaurant.hours)),
    hasMenu: menu(restaurant.dietaryOptions),
    amenityFeature: features.map((name) => ({
      "@type": "LocationFeatureSpecification" as const,
      name,
      value: true,
    })),
    ...(features.includes("reservations") && { acceptsReservations: true }),
    ...opinions(restaurant, reviews),
  } satisfies RestaurantThing;
}

/** The restaurants of a list in its order, each by its page. */
export function restaurantListData(restaurants: readonly Pick<Restaurant, "id" | "name">[]) {
  return {
    "@type": "ItemList",
    numberOfItems: restaurants.length,
    itemListElement: restaurants.map(({ id, name }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      url: absoluteUrl(restaurantHref(id)),
    })),
  } satisfies ItemList;
}

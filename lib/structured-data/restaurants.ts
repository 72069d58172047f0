import type {
  AggregateRating,
  DayOfWeek,
  ItemList,
  MenuItem,
  OpeningHoursSpecification,
  RestrictedDiet,
  Restaurant as RestaurantThing,
  Review as ReviewThing,
} from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { priceSymbols } from "@/lib/restaurants/price";
import {
  WEEKDAYS,
  type DayHours,
  type Restaurant,
  type Review,
  type OpenInterval,
  type WeekHours,
  type Weekday,
} from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

const MAX_STARS = 5;

const DAYS = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
} as const satisfies Record<Weekday, DayOfWeek>;

/** The dietary options that schema.org has a name for. */
const DIETS: Readonly<Record<string, RestrictedDiet>> = {
  "gluten-free options": "https://schema.org/GlutenFreeDiet",
};

/** How Google writes "closed all day". */
const CLOSED = { opens: "00:00", closes: "00:00" };

/** Days with the same hours share an entry; a weekday without one counts as closed (P5.4). */
function openingHours(hours: WeekHours) {
  const byTimes = new Map<string, OpeningHoursSpecification & { dayOfWeek: DayOfWeek[] }>();
  for (const weekday of WEEKDAYS)
    for (const times of timesOf(hours[weekday])) {
      const key = `${times.opens}-${times.closes}`;
      const known = byTimes.get(key);
      if (known) known.dayOfWeek.push(DAYS[weekday]);
      else
        byTimes.set(key, {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: [DAYS[weekday]],
          ...times,
        });
    }
  return [...byTimes.values()];
}

/** schema.org's times end with 23:59. */
const toTime = (time: string) => (time === "24:00" ? "23:59" : time);

function timesOf(day: DayHours | OpenInterval[] | undefined) {
  const intervals = Array.isArray(day) ? day : day && !day.closed ? [day] : [];
  if (intervals.length === 0) return [CLOSED];
  return intervals.map(({ open, close }) => ({ opens: open, closes: toTime(close) }));
}

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
    ...(restaurant.hours && { openingHoursSpecification: openingHours(restaurant.hours) }),
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

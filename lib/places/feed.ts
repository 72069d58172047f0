import { Feed } from "feed";
import { absoluteUrl } from "@/lib/absolute-url";
import type { AddedRestaurant, CityPlace } from "@/lib/database/records/place-records";
import { cityFeedHref, cityHref, restaurantHref } from "@/lib/routes";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";
import { SITE_NAME } from "@/lib/site";
import { usualCountryName } from "@/lib/languages/usual-country-name";

/** The number of restaurants in a feed, the newest first. */
export const FEED_LENGTH = 30;

function describe({ veganLevel, cuisine, address }: AddedRestaurant) {
  const level = veganLevel && VEGAN_LEVEL_TEXTS[veganLevel].label;
  return [level, cuisine.join(", "), address].filter(Boolean).join(". ");
}

/** The restaurants that were added to a city last, as RSS 2.0 (P14.11). */
export function cityFeed(city: CityPlace, restaurants: readonly AddedRestaurant[]) {
  const link = absoluteUrl(cityHref(city.id));
  const [newest] = restaurants;
  const feed = new Feed({
    id: link,
    link,
    title: `New in ${city.name} | ${SITE_NAME}`,
    description: `Places with vegan food in ${city.name}, ${usualCountryName(city.country)} that were added to ${SITE_NAME} last.`,
    language: "en",
    copyright: "© OpenStreetMap contributors",
    generator: SITE_NAME,
    feedLinks: { rss: absoluteUrl(cityFeedHref(city.id)) },
    ...(newest && { updated: new Date(newest.addedAt) }),
  });
  for (const restaurant of restaurants) {
    const page = absoluteUrl(restaurantHref(restaurant.id));
    feed.addItem({
      id: page,
      link: page,
      title: bothNames(restaurant),
      description: describe(restaurant),
      date: new Date(restaurant.addedAt),
    });
  }
  return feed.rss2();
}

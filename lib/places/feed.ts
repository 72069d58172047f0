import { Feed } from "feed";
import { absoluteUrl } from "@/lib/absolute-url";
import type { AddedRestaurant, CityPlace } from "@/lib/database/records/place-records";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { listComma, sentenceStop } from "@/lib/languages/marks";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type meta from "@/lib/messages/en/meta.json";
import type english from "@/lib/messages/en/screens/feed.json";
import { cityFeedHref, cityHref, restaurantHref } from "@/lib/routes";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";
import { SITE_NAME } from "@/lib/site";
import { usualCountryName } from "@/lib/languages/usual-country-name";

/** The number of restaurants in a feed, the newest first. */
export const FEED_LENGTH = 30;

function describe({ veganLevel, cuisine, address }: AddedRestaurant, language: Language) {
  const isEnglish = language === DEFAULT_LANGUAGE;
  const words = factWordsIn(language);
  const label = veganLevel && VEGAN_LEVEL_TEXTS[veganLevel].label;
  const level = veganLevel && !isEnglish ? words("level", veganLevel, label) : label;
  const cuisines = isEnglish ? cuisine : cuisine.map((each) => words("cuisine", each));
  return [level, cuisines.join(listComma(language)), address]
    .filter(Boolean)
    .join(sentenceStop(language));
}

/** The restaurants that were added to a city last, as RSS 2.0 (P14.11); the city has its name of the language. */
export function cityFeed(
  city: CityPlace,
  restaurants: readonly AddedRestaurant[],
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsIn<keyof typeof english>(language, "feed");
  const isEnglish = language === DEFAULT_LANGUAGE;
  const named = {
    name: city.name,
    country: isEnglish ? usualCountryName(city.country) : countryIn(language, city.country),
    site: SITE_NAME,
  };
  const urlOf = (path: string) => absoluteUrl(pathIn(language, path));
  const link = urlOf(cityHref(city.id));
  const [newest] = restaurants;
  const feed = new Feed({
    id: link,
    link,
    title: t("title", named),
    description: t("about", named),
    language: LANGUAGES[language].tag,
    copyright: textsIn<keyof typeof meta>(language, "meta")("map-credit"),
    generator: SITE_NAME,
    feedLinks: { rss: urlOf(cityFeedHref(city.id)) },
    ...(newest && { updated: new Date(newest.addedAt) }),
  });
  for (const restaurant of restaurants) {
    const page = urlOf(restaurantHref(restaurant.id));
    feed.addItem({
      id: page,
      link: page,
      title: bothNames(restaurant),
      description: describe(restaurant, language),
      date: new Date(restaurant.addedAt),
    });
  }
  return feed.rss2();
}

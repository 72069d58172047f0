import type { Metadata } from "next";
import { pageMetadata, shorten } from "@/lib/metadata";
import { countryCodeNamed } from "@/lib/languages/country-name";
import type { Language } from "@/lib/languages/languages";
import { listComma, sentenceSpace } from "@/lib/languages/marks";
import { textsIn } from "@/lib/languages/texts-in";
import { whereIn, whereInCountry } from "@/lib/languages/where-in";
import type english from "@/lib/messages/en/meta.json";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { cityNameIn, isOnlyCountry } from "@/lib/restaurants/names/city-name";
import { nameApart, numberOf } from "@/lib/restaurants/names/name-apart";
import { streetLine } from "@/lib/restaurants/names/place-line";
import { isThin } from "@/lib/restaurants/thin";
import { MAX_TITLE_LETTERS, shortened } from "@/lib/restaurants/title-for-search";
import type { Restaurant } from "@/lib/restaurants/types";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";
import { restaurantHref } from "@/lib/routes";

const MAX_CUISINES = 3;
const MAX_FEATURES = 3;

/** What a restaurant is, as one writes it before the name of a city: "veganes Restaurant". */
function kindIn(language: Language, { kind = "restaurant", veganLevel, sample }: Restaurant) {
  const level = sample ? "vegan" : (veganLevel ?? "none");
  return factWordsIn(language)(`phrase.${level}`, kind);
}

/** Where it is: countries, which stand in the place of a city that is not known, have phrases of their own. */
function whereOf(language: Language, restaurant: Restaurant, place: string) {
  const country = isOnlyCountry(restaurant) ? countryCodeNamed(restaurant.city) : undefined;
  return country ? whereInCountry(language, country, place) : whereIn(language, place);
}

/** The most that a person would write into a title that search engines show in full. */
function titleIn(language: Language, restaurant: Restaurant) {
  const t = textsIn<keyof typeof english>(language, "meta");
  const { district, sample } = restaurant;
  const city = cityNameIn(language, restaurant);
  const street = streetLine(restaurant);
  const hasDistrict = district && district !== restaurant.city && !sample;
  const number = numberOf(restaurant);
  const isApart = street && number && !sample;
  const name = isApart ? `${bothNames(restaurant)} (${street})` : nameApart(restaurant);
  const what = kindIn(language, restaurant);
  const titleOf = (place: string) =>
    t("title", { name, what, where: whereOf(language, restaurant, place) });
  const titles = [
    ...(hasDistrict ? [titleOf(t("district", { district, city }))] : []),
    titleOf(city),
    `${name}, ${city}`,
    shortened(restaurant.name, number ? ` (${number}), ${city}` : `, ${city}`),
  ];
  return titles.find(({ length }) => length <= MAX_TITLE_LETTERS) ?? titles.at(-1)!;
}

/** Of facts that are on the page, unlike those of other restaurants (P14.737). */
function descriptionIn(language: Language, title: string, restaurant: Restaurant) {
  const t = textsIn<keyof typeof english>(language, "meta");
  const words = factWordsIn(language);
  const { cuisine, features, sample } = restaurant;
  const street = sample ? undefined : streetLine(restaurant);
  const listed = (group: "cuisine" | "feature", values: readonly string[], limit: number) =>
    values
      .slice(0, limit)
      .map((value) => words(group, value))
      .join(listComma(language));
  const sentences = [
    t("sentence", { text: title }),
    ...(street ? [t("street", { street })] : []),
    ...(cuisine.length > 0
      ? [t("cuisine", { cuisine: listed("cuisine", cuisine, MAX_CUISINES) })]
      : []),
    ...(features.length > 0
      ? [t("features", { features: listed("feature", features, MAX_FEATURES) })]
      : []),
    t("more"),
  ];
  return shorten(sentences.join(sentenceSpace(language)));
}

/** Title, description and canonical URL of a restaurant's page in another language than English. */
export function restaurantMetadataIn(language: Language, restaurant: Restaurant) {
  const title = titleIn(language, restaurant);
  return {
    ...pageMetadata({
      title,
      description: descriptionIn(language, title, restaurant),
      canonical: restaurantHref(restaurant.id),
      language,
    }),
    ...((restaurant.closure === "closed" || isThin(restaurant)) && { robots: { index: false } }),
  } satisfies Metadata;
}

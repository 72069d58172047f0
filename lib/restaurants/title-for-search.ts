import { kindNoun, kindPhrase, placePhrase } from "@/lib/restaurants/description-for-search";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { nameApart, numberOf } from "@/lib/restaurants/names/name-apart";
import { placeLine, streetLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { withoutLooseEnd } from "@/lib/strings/without-loose-end";

/** Search engines show no more of a title. */
export const MAX_TITLE_LETTERS = 65;

function without<Fact extends "address" | "district" | "latinName">(
  restaurant: Restaurant,
  fact: Fact,
) {
  const { [fact]: _left, ...rest } = restaurant;
  return rest as Restaurant;
}

/** A name and what follows it, the name cut after a whole word where both would be too long. */
export function shortened(name: string, rest: string) {
  if (name.length + rest.length <= MAX_TITLE_LETTERS) return name + rest;
  const room = name.slice(0, MAX_TITLE_LETTERS - rest.length - 1);
  const words = /^.*(?=\s)/s.exec(room)?.[0] ?? room.replace(/[\ud800-\udbff]$/, "");
  const whole = withoutLooseEnd(words.replace(/\s*\([^)]*$/, "")) || withoutLooseEnd(words);
  return `${whole}…${rest}`;
}

/** Where another place of the city has the same name, the street tells them apart, or a number. */
function titlesOfSeveral(restaurant: Restaurant) {
  const { name } = restaurant;
  const city = cityNameIn("en", restaurant);
  const [apart, onDoor] = [restaurant, without(restaurant, "latinName")].map(nameApart);
  const place = streetLine(restaurant) ? placeLine(streetLine(restaurant), city) : city;
  return [
    `${apart}, ${kindPhrase(restaurant)} ${placePhrase(restaurant)}`,
    `${apart}, ${kindNoun(restaurant)} ${placePhrase(restaurant)}`,
    `${apart}, ${place}`,
    `${onDoor}, ${place}`,
    shortened(name, ` (${numberOf(restaurant)}), ${city}`),
  ];
}

function titlesOfOne(restaurant: Restaurant) {
  const { name } = restaurant;
  const city = cityNameIn("en", restaurant);
  const both = nameApart(restaurant);
  const district = placePhrase(without(restaurant, "address"));
  return [
    `${both}, ${kindPhrase(restaurant)} ${district}`,
    `${both}, ${kindPhrase(restaurant)} in ${placeInSentence(city)}`,
    `${both}, ${kindNoun(restaurant)} in ${placeInSentence(city)}`,
    `${both}, ${city}`,
    shortened(name, `, ${city}`),
  ];
}

/**
 * The title of a restaurant's page: the most that a person would write into 65 letters, unlike the titles of other restaurants. The
 * district is left out first, then the level, the kind, and the name's form in Latin letters (P14.737).
 */
export function restaurantTitle(restaurant: Restaurant) {
  const { sample, city } = restaurant;
  if (sample)
    return `${nameApart(restaurant)}, ${kindPhrase(restaurant)} in ${placeInSentence(city)}`;
  const titles = numberOf(restaurant) ? titlesOfSeveral(restaurant) : titlesOfOne(restaurant);
  return titles.find(({ length }) => length <= MAX_TITLE_LETTERS) ?? titles.at(-1)!;
}

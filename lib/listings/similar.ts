import { foldText } from "@/lib/strings/fold-text";
import type { Restaurant } from "@/lib/restaurants/types";

/** Words that many names have; they do not make two names more similar. */
const COMMON = new Set(["the", "vegan", "cafe", "restaurant", "kitchen", "bar", "and", "bistro"]);

const words = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether two names share a word that is not common to many, or are made of the same words. */
export function haveSimilarNames(one: string, other: string) {
  const [words1, words2] = [words(one), words(other)];
  const isShared = words1.some((word) => !COMMON.has(word) && words2.includes(word));
  return isShared || words1.join() === words2.join();
}

/** Whether a text is like the name of a restaurant, in any of its forms. */
export function hasSimilarName(
  { name, latinName = name }: Pick<Restaurant, "name" | "latinName">,
  text: string,
) {
  return haveSimilarNames(name, text) || haveSimilarNames(latinName, text);
}

/** Whether an address names the city of a restaurant. */
export function isInCityOf(address: string, { city }: Pick<Restaurant, "city">) {
  return ` ${foldText(address).replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${foldText(city)} `);
}

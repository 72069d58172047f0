import anyAscii from "any-ascii";
import { foldText } from "@/lib/strings/fold-text";

const LONGEST_NAME = 60;

/** Paths below /restaurants that are no restaurant. */
export const RESERVED_IDS = [
  "near-me",
  "by-city",
  "by-country",
  "map",
  "top-rated",
  "add-listing",
  "tiles",
  "world",
  "search",
  "reviews",
] as const;

/** A name for URLs: "Café Açaí" is "cafe-acai", "東京" is "dong-jing"; "" for what has no letters. */
export function slugOf(name: string) {
  return anyAscii(foldText(name).replace(/['’]/g, "").replace(/&/g, " and "))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
}

/** The last number that was given for a slug, of the slugs in a set: none below it is free again. */
const lastNumbers = new WeakMap<Set<string>, Map<string, number>>();

function numbered(slug: string, taken: Set<string>) {
  const last = lastNumbers.get(taken) ?? new Map<string, number>();
  lastNumbers.set(taken, last);
  let number = last.get(slug) ?? 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  last.set(slug, number);
  return `${slug}-${number}`;
}

/** The first of the slugs that is not taken, else the first one with a number; it is taken then. */
export function takeSlug(wanted: readonly string[], taken: Set<string>) {
  const free = wanted.find((candidate) => candidate && !taken.has(candidate));
  const slug = free ?? numbered(wanted[0] ?? "", taken);
  taken.add(slug);
  return slug;
}

/** A restaurant's id: its name and its city, "kopps-berlin"; the city is not repeated. */
export function restaurantSlug(name: string, city: string) {
  const own = slugOf(name) || "restaurant";
  const place = slugOf(city);
  const hasCity = place === "" || own === place || own.endsWith(`-${place}`);
  return hasCity ? own : `${own}-${place}`;
}

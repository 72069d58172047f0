"use server";

import { headers } from "next/headers";
import * as z from "zod/mini";
import { mayWrite } from "@/lib/clients/write-limits";
import { getRecords } from "@/lib/database/records/public-records";
import { hasDatabase } from "@/lib/database/has-database";
import { hasSimilarName, isInCityOf } from "@/lib/listings/similar";
import type { Language } from "@/lib/languages/languages";
import { returnLanguage } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import { distanceMiles, distanceUnit } from "@/lib/location/distance";
import { formatDistanceIn } from "@/lib/location/distance-in";
import { markerNames } from "@/lib/map/marker-names";
import { readPosition } from "@/lib/map/set-position";
import type english from "@/lib/messages/en/forms/listing-page.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

/** 200 m. */
const NEAR_MILES = 0.1243;
const MAX_SIMILAR = 3;

const text = z.string().check(z.trim(), z.maxLength(300));
const askedSchema = z.object({ name: text, address: text, lat: text, lng: text });

export type AskedListing = z.output<typeof askedSchema>;
export type SimilarListing = Pick<Restaurant, "name" | "latinName"> & {
  nameLang?: string;
  href: string;
  place: string;
};

function listed(language: Language, restaurant: Restaurant, distance?: string): SimilarListing {
  const { id, name, latinName, countryCode, address } = restaurant;
  const t = textsIn<keyof typeof english>(language, "listing-page");
  return {
    href: restaurantHref(id),
    ...markerNames({ name, latinName, countryCode }),
    place: placeLine(
      address,
      cityNameIn(language, restaurant),
      distance && t("similar.away", { distance }),
    ),
  };
}

/** Restaurants that a listing may be about: of a similar name within 200 m, or, without a position, in its city (P14.35). */
async function similarTo(
  { name, address, lat, lng }: AskedListing,
  language: Language,
): Promise<SimilarListing[]> {
  const records = await getRecords();
  const center = readPosition(lat, lng);
  if (!center) {
    const { restaurants } = await records.searchEverywhere(name, 50);
    return restaurants
      .filter((other) => hasSimilarName(other, name) && isInCityOf(address, other))
      .map((other) => listed(language, other));
  }
  const near = await records.listRestaurantsNear({ center, radiusMiles: NEAR_MILES }, 50);
  return near
    .filter((other) => hasSimilarName(other, name))
    .map((other) => {
      const unit = distanceUnit(other.countryCode);
      const distance = formatDistanceIn(language, distanceMiles(center, other), unit);
      return listed(language, other, distance);
    });
}

/** The restaurants that a listing may be about, while it is typed or when it is sent; none for a client that sends too many requests. */
export async function findSimilarListings(
  asked: AskedListing,
  language: unknown,
): Promise<SimilarListing[]> {
  const parsed = askedSchema.safeParse(asked);
  if (!parsed.success || parsed.data.name.length < 2 || !hasDatabase()) return [];
  if (!mayWrite("check", await headers())) return [];
  return (await similarTo(parsed.data, returnLanguage(language))).slice(0, MAX_SIMILAR);
}

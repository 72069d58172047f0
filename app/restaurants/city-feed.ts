import { connection } from "next/server";
import { notFound } from "next/navigation";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { cityFeed, FEED_LENGTH } from "@/lib/places/feed";
import { cityPlaceIn } from "@/lib/places/place-in";
import { getCityPlace, listNewestOfCity } from "@/lib/places/queries";

const HEADERS = {
  "Content-Type": "application/rss+xml; charset=utf-8",
  "Cache-Control": "public, max-age=0, s-maxage=600",
};

/** The restaurants that were added to a city last, as a feed in the language of its path. */
export async function respondWithCityFeed(id: string, language: Language = DEFAULT_LANGUAGE) {
  await connection();
  const city = await getCityPlace(id);
  if (!city) notFound();
  const newest = await listNewestOfCity(city.id, FEED_LENGTH);
  return new Response(cityFeed(cityPlaceIn(language, city), newest, language), {
    headers: HEADERS,
  });
}

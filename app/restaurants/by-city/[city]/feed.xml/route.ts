import { connection } from "next/server";
import { notFound } from "next/navigation";
import { cityFeed, FEED_LENGTH } from "@/lib/places/feed";
import { getCityPlace, listNewestOfCity } from "@/lib/places/queries";

const HEADERS = {
  "Content-Type": "application/rss+xml; charset=utf-8",
  "Cache-Control": "public, max-age=0, s-maxage=600",
};

/** The restaurants that were added to a city last. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/by-city/[city]/feed.xml">,
) {
  await connection();
  const city = await getCityPlace((await params).city);
  if (!city) notFound();
  return new Response(cityFeed(city, await listNewestOfCity(city.id, FEED_LENGTH)), {
    headers: HEADERS,
  });
}

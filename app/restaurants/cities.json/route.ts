import { connection } from "next/server";
import type { IndexedCity } from "@/lib/cities/city-index";
import { otherNamesOf } from "@/lib/city-names/city-name";
import { listCityPlaces } from "@/lib/places/queries";

const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Every city with real restaurants, those with most first: for the search of the cities screen. */
export async function GET() {
  await connection();
  const cities = await listCityPlaces();
  const rows = cities.map((city): IndexedCity => {
    const { id, name, country, count, lat, lng } = city;
    return { id, name, country, count, lat, lng, names: otherNamesOf(city) };
  });
  return Response.json(rows, { headers: { "Cache-Control": CACHE_CONTROL } });
}

import { connection } from "next/server";
import { streamGeoJson } from "@/lib/restaurants/queries";

/** A shared cache keeps the response for an hour. */
const CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=86400";

/** Every restaurant from OpenStreetMap with the corrections made here, under the Open Database License. */
export async function GET() {
  await connection();
  return new Response(await streamGeoJson(), {
    headers: {
      "Content-Type": "application/geo+json",
      "Cache-Control": CACHE_CONTROL,
      "Content-Disposition": 'attachment; filename="chard-restaurants.geojson"',
    },
  });
}

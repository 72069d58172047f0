import { connection } from "next/server";
import { notFound } from "next/navigation";
import { countOpen } from "@/lib/restaurants/open-now";
import { getCityPlace, listHoursOfCity } from "@/lib/places/queries";

/** A minute: as exact as opening hours are. */
const HEADERS = { "Cache-Control": "public, max-age=60" };

/** How many restaurants of a city are open now. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/by-city/[city]/open.json">,
) {
  await connection();
  const city = await getCityPlace((await params).city);
  if (!city) notFound();
  return Response.json(countOpen(await listHoursOfCity(city.id), new Date()), { headers: HEADERS });
}

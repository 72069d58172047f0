import { connection } from "next/server";
import { getTileIndex } from "@/lib/restaurants/queries";

/** A shared cache keeps the response for a minute; that is how soon a new version is seen after an import. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Which tiles of the map have restaurants. */
export async function GET() {
  await connection();
  return Response.json(await getTileIndex(), { headers: { "Cache-Control": CACHE_CONTROL } });
}

import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getWorldPointer } from "@/lib/world/queries";

/** A shared cache keeps the response for a minute; that is how soon a new version is seen after an import. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Which file has all restaurants of the world. */
export async function GET() {
  await connection();
  const pointer = await getWorldPointer();
  if (!pointer) notFound();
  return Response.json(pointer, { headers: { "Cache-Control": CACHE_CONTROL } });
}

import { notFound } from "next/navigation";
import { getTile, getTileIndex } from "@/lib/restaurants/queries";
import { parseTile } from "@/lib/restaurants/tile-grid";

const KEPT = "public, max-age=31536000, immutable";
/** A version that is not the present one: what is sent is the present state, which nobody may keep under that name. */
const NOT_KEPT = "public, max-age=0, no-store";

/** The restaurants of one tile, in columns (lib/restaurants/tile-format.ts). */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/tiles/[version]/[tile]">,
) {
  const { version, tile: name } = await params;
  const tile = parseTile(name);
  if (!tile) notFound();
  const present = await getTileIndex();
  return Response.json(await getTile(tile), {
    headers: { "Cache-Control": version === present.version ? KEPT : NOT_KEPT },
  });
}

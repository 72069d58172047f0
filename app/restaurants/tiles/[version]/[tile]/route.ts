import { notFound } from "next/navigation";
import { getTile, getTileIndex } from "@/lib/restaurants/queries";
import { parseTile } from "@/lib/restaurants/tile-grid";
import { tilePath } from "@/lib/restaurants/tiles";

const KEPT = "public, max-age=31536000, immutable";
/** A page that was opened before a change asks for the version before. */
const MOVED = "public, max-age=0, s-maxage=60";

/**
 * The restaurants of one tile, in columns (lib/restaurants/tile-format.ts). Only the present version of a tile that has restaurants is
 * read; every other version leads there, so that invented ones ask the database for nothing and fill no cache.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/tiles/[version]/[tile]">,
) {
  const { version, tile: name } = await params;
  const tile = parseTile(name);
  if (!tile) notFound();
  const present = await getTileIndex();
  if (!present.tiles[name]) notFound();
  if (version !== present.version)
    return new Response(null, {
      status: 307,
      headers: { Location: tilePath(present.version, tile), "Cache-Control": MOVED },
    });
  return Response.json(await getTile(tile), { headers: { "Cache-Control": KEPT } });
}

import { notFound } from "next/navigation";
import { getTileIndex, readTile } from "@/lib/restaurants/queries";
import { tilePath } from "@/lib/restaurants/tiles/tile-files";
import { mayFetch, parseGroup } from "@/lib/restaurants/tiles/tile-groups";

const KEPT = "public, max-age=31536000, immutable";
/** A page that was opened before a change requests the version before; a tile may be made before the facts of names are counted again. */
const SHORT = "public, max-age=0, s-maxage=60";

/**
 * The restaurants of one tile, or of a group of tiles with few, in columns (lib/restaurants/tiles/tile-format.ts). Only the present version
 * of tiles with restaurants is read; other versions redirect to it, so that invented versions cause no query and fill no cache.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/tiles/[version]/[tile]">,
) {
  const { version, tile: name } = await params;
  const group = parseGroup(name);
  if (!group) notFound();
  const present = await getTileIndex();
  if (!mayFetch(present.tiles, group)) notFound();
  if (version !== present.version)
    return new Response(null, {
      status: 307,
      headers: { Location: tilePath(present.version, group), "Cache-Control": SHORT },
    });
  const { tile, isCurrent } = await readTile(group);
  return Response.json(tile, { headers: { "Cache-Control": isCurrent ? KEPT : SHORT } });
}

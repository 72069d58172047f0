import { decodePolygons, WORLD_UNITS_PER_DEGREE } from "@/lib/map/coastline";
import type { Coordinates } from "@/lib/location/types";
import { widthOf } from "@/lib/share-image/drawable-text";
import { readPublicJson } from "@/lib/share-image/files";

/** A rectangle of the image in pixels. */
type Box = { left: number; top: number; width: number; height: number };
/** A map without projection: degrees of longitude and latitude are as wide as high. */
export type WorldView = Box & { west: number; north: number; pixelsPerDegree: number };

/** The position of a point on the image, in pixels. */
export function toPixels({ lat, lng }: Coordinates, view: WorldView) {
  return {
    x: view.left + (lng - view.west) * view.pixelsPerDegree,
    y: view.top + (view.north - lat) * view.pixelsPerDegree,
  };
}

/** The same ring without a step round the back of the world: across the date line its longitudes go on. */
function unwrap(ring: readonly [number, number][]): Coordinates[] {
  let turns = 0;
  const places = ring.map(([lng, lat], index) => {
    const step = lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return { lng: lng + turns * 360, lat };
  });
  const middle = places.reduce((sum, { lng }) => sum + lng, 0) / places.length;
  const shift = Math.round(middle / 360) * 360;
  return places.map(({ lng, lat }) => ({ lng: lng - shift, lat }));
}

/** The land of the world as the `d` of an SVG path: Natural Earth's coastline, as the open map draws it. */
export function landPath(view: WorldView) {
  const { polygons } = readPublicJson<{ polygons: number[][][] }>("/map/coast/world.json");
  return decodePolygons(polygons, WORLD_UNITS_PER_DEGREE)
    .flat()
    .map((ring) => {
      const points = unwrap(ring).map((place) => {
        const { x, y } = toPixels(place, view);
        return `${Math.round(x - view.left)} ${Math.round(y - view.top)}`;
      });
      return `M${points.join("L")}Z`;
    })
    .join("");
}

function overlap(a: Box, b: Box) {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function contains(view: Box, box: Box) {
  return (
    box.left >= view.left &&
    box.top >= view.top &&
    box.left + box.width <= view.left + view.width &&
    box.top + box.height <= view.top + view.height
  );
}

/** A label whose lower left corner points at its place. */
export type PlacedLabel = Box & { name: string };

/** The labels that fit on the map without touching: the earlier a place, the surer its label. */
export function placeLabels(
  places: readonly (Coordinates & { name: string })[],
  view: WorldView,
  {
    height,
    letterWidth,
    padding,
    gap,
  }: Record<"height" | "letterWidth" | "padding" | "gap", number>,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const place of places) {
    const { x, y } = toPixels(place, view);
    const width = Math.round(widthOf(place.name) * letterWidth + padding);
    const label = {
      name: place.name,
      left: Math.round(x),
      top: Math.round(y) - height,
      width,
      height,
    };
    const room = {
      ...label,
      left: x - gap,
      top: label.top - gap,
      width: width + 2 * gap,
      height: height + 2 * gap,
    };
    if (contains(view, room) && !placed.some((other) => overlap(room, other))) placed.push(label);
  }
  return placed;
}

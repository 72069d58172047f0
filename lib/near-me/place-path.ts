import type { Coordinates } from "@/lib/location/types";
import { ROUTES } from "@/lib/routes";

/** About a kilometer: places near each other share a page. */
const DECIMALS = 2;

/** As the inline script of lib/location/located-mark.ts rounds; without a minus before zero. */
const rounded = (degrees: number) => degrees.toFixed(DECIMALS).replace(/^-(?=0\.00$)/, "");

/** "52.52,13.41": what a path has of a point. Both sides of the antimeridian are one. */
export function pointSegment({ lat, lng }: Coordinates) {
  const east = rounded(lng);
  return `${rounded(lat)},${east === "-180.00" ? "180.00" : east}`;
}

/** Near me around a point that somebody chose, as a page (P14.760). Never for the position of a device. */
export function nearMePointPath(point: Coordinates) {
  return `${ROUTES.nearMe}/${pointSegment(point)}` as const;
}

/** Near me around a city of the directory, by its slug. */
export function nearMeCityPath(id: string) {
  return `${ROUTES.nearMe}/${encodeURIComponent(id)}` as const;
}

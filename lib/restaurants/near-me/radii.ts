/** The distances in kilometers within which restaurants are listed: the first one that holds enough of them. */
export const RADII_KM = [5, 10, 25, 50, 100] as const;
export const WIDEST_KM = 100;

/** Farther than any two points on Earth are apart. */
export const ANYWHERE_KM = 20_040;

/** The first of the distances that reaches so far; the last one where none does. */
export function radiusOf(reachKm: number) {
  return RADII_KM.find((radius) => radius >= reachKm) ?? WIDEST_KM;
}

/** The next larger distance; undefined after the last. */
export function widerThan(radiusKm: number) {
  return RADII_KM.find((radius) => radius > radiusKm);
}

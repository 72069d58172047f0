import { SHARED_NAME } from "@/lib/location/device-location";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";
import { aroundValue, readableParams } from "@/lib/restaurants/near-me/around-fragment";
import { ANYWHERE_KM, RADII_KM } from "@/lib/restaurants/near-me/radii";

/** What near me lists around, and how far it reaches at least, in kilometers, where that is more than the default. */
export type ListedArea = { location?: Location | undefined; reachKm?: number | undefined };

const ANYWHERE = "anywhere";

function withinValue(reachKm: number) {
  return reachKm >= ANYWHERE_KM ? ANYWHERE : String(reachKm);
}

/** An area as parameters of a fragment. */
export function areaParams({ location, reachKm }: ListedArea) {
  return readableParams({
    ...(location && { around: aroundValue(location) }),
    ...(reachKm !== undefined && { within: withinValue(reachKm) }),
  });
}

const paramsOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ""));

/** Whether a fragment was written for this location. */
export function namesLocation(hash: string, location: Location) {
  return paramsOf(hash).get("around") === aroundValue(location);
}

/** The location that a fragment names; undefined when it names none. Total: any string is read. */
export function parseAround(hash: string): Location | undefined {
  const value = paramsOf(hash).get("around") ?? "";
  const [, name, lat, lng] = /^(?:(.+)@)?(-?[\d.]+),(-?[\d.]+)$/.exec(value) ?? [];
  return parseLocation({ name: name ?? SHARED_NAME, lat: Number(lat), lng: Number(lng) });
}

/** How far the list of a fragment reaches at least; undefined where it does not say. */
export function parseWithin(hash: string): number | undefined {
  const value = paramsOf(hash).get("within");
  if (value === ANYWHERE) return ANYWHERE_KM;
  return RADII_KM.find((radius) => String(radius) === value);
}

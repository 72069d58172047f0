import { isDeviceLocation } from "@/lib/location/device-location";
import type { Location } from "@/lib/location/types";

/** What a link calls the device's position, which it has rounded to about a hundred meters. */
const DEVICE_DECIMALS = 3;

/** "Berlin@52.5244,13.4105"; the position of the device without a name: to others who open the link it is just a location. */
export function aroundValue(location: Location) {
  const { name, lat, lng } = location;
  if (!isDeviceLocation(location)) return `${name}@${lat},${lng}`;
  return [lat, lng].map((degrees) => Number(degrees.toFixed(DEVICE_DECIMALS))).join(",");
}

/** Parameters of a fragment, "@" and commas readable. */
export function readableParams(params: Record<string, string>) {
  return new URLSearchParams(params).toString().replaceAll("%2C", ",").replaceAll("%40", "@");
}

/** "#around=Berlin@52.5244,13.4105": near me opens around that location instead of asking for one. */
export function aroundFragment(location: Location) {
  return `#${readableParams({ around: aroundValue(location) })}` as const;
}

import type { Location } from "@/lib/location/types";

/** What the position that the device gives is called (P4.4). */
export const DEVICE_LOCATION_NAME = "Your location";
/** The device may have moved since. */
export const LAST_LOCATION_NAME = "Your last location";
/** What near me lists around after "Search this area", and a location that a link brings without a name. */
export const AREA_NAME = "this part of the map";
export const SHARED_NAME = "a shared location";

/** Whether a location is where this device is, or was. */
export function isDeviceLocation({ name }: Location) {
  return name === DEVICE_LOCATION_NAME || name === LAST_LOCATION_NAME;
}

/** Whether a name says later where that was. */
export function isNamedLocation(location: Location) {
  return (
    !isDeviceLocation(location) && location.name !== AREA_NAME && location.name !== SHARED_NAME
  );
}

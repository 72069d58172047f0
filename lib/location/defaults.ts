import { readPlace } from "@/lib/env/place";
import type { Coordinates, Location } from "@/lib/location/types";
import { DEFAULT_LOCATION } from "@/lib/public-env";

const OWN = DEFAULT_LOCATION ? readPlace(DEFAULT_LOCATION) : undefined;

/** The coordinates for a search text that no geocoder finds (P3.11); it keeps the name that was typed. */
export const DEFAULT_SEARCH_COORDINATES: Coordinates = OWN ?? { lat: 40.7128, lng: -74.006 };

/** The location of near me when the device's position is not available (P4.4): Times Square. */
export const DEFAULT_NEAR_ME_LOCATION: Location = OWN ?? {
  name: "New York",
  lat: 40.7589,
  lng: -73.9851,
};

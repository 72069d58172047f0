import type { Coordinates, Place } from "@/lib/location/types";

/** Where a home search ends that no geocoder knows (P3.11); it keeps the name that was typed. */
export const HOME_SEARCH_FALLBACK: Coordinates = { lat: 40.7128, lng: -74.006 };

/** Where near-me lists around when the device's place is not available (P4.4): Times Square. */
export const NEAR_ME_FALLBACK: Place = { name: "New York", lat: 40.7589, lng: -73.9851 };

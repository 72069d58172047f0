/// <reference types="google.maps" />

import { mayLoadGoogleMaps } from "@/lib/google-maps/document";
import { onGoogleMapsFailure } from "@/lib/google-maps/failures";
import { readKey } from "@/lib/google-maps/key";
import { isGoogleMapsReady, loadGoogleMaps, waitForGoogleMaps } from "@/lib/google-maps/loader";
import type { Geocoder, LocationSuggestion } from "@/lib/search/geocoder";
import type { Coordinates } from "@/lib/location/types";

/** P3.8. */
const CITIES = ["(cities)"];
const COUNTRIES = ["us"];

/** Google charges per request: one per pause in the typing, not per letter. */
const PAUSE_MS = 200;
/** How long a search waits for the script (P3.11). */
const SCRIPT_TIMEOUT_MS = 1000;

let looking: Promise<void> | undefined;
let isRefused = false;
/** Google bills the requests of one session together: from the first letter to the choice. */
let session: google.maps.places.AutocompleteSessionToken | undefined;

async function look(key: string) {
  const stop = new AbortController();
  loadGoogleMaps(key).catch(() => stop.abort());
  const isThere = await waitForGoogleMaps(undefined, stop.signal);
  if (!isThere) looking = undefined;
}

function prepare() {
  const key = readKey();
  if (!key || looking || !mayLoadGoogleMaps()) return;
  onGoogleMapsFailure(() => {
    isRefused = true;
  });
  looking = look(key.value);
}

function isPaused(signal: AbortSignal) {
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(!signal.aborted), PAUSE_MS);
  });
}

function toCoordinates(point: google.maps.LatLng | null | undefined): Coordinates | undefined {
  return point ? { lat: point.lat(), lng: point.lng() } : undefined;
}

function toSuggestion(prediction: google.maps.places.PlacePrediction): LocationSuggestion {
  const { mainText, secondaryText, text } = prediction;
  return {
    name: (mainText ?? text).toString(),
    region: mainText ? (secondaryText?.toString() ?? "") : "",
    async locate() {
      session = undefined;
      const place = prediction.toPlace();
      await place.fetchFields({ fields: ["location"] });
      return toCoordinates(place.location);
    },
  };
}

async function suggest(input: string, signal: AbortSignal) {
  if (!isGoogleMapsReady() || isRefused || !(await isPaused(signal))) return undefined;
  const { AutocompleteSuggestion, AutocompleteSessionToken } =
    await google.maps.importLibrary("places");
  session ??= new AutocompleteSessionToken();
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    includedPrimaryTypes: CITIES,
    includedRegionCodes: COUNTRIES,
    sessionToken: session,
  });
  return suggestions.flatMap(({ placePrediction }) =>
    placePrediction ? [toSuggestion(placePrediction)] : [],
  );
}

async function locate(address: string) {
  prepare();
  if (!looking || !(await waitForGoogleMaps(SCRIPT_TIMEOUT_MS)) || isRefused) return undefined;
  const { Geocoder } = await google.maps.importLibrary("geocoding");
  const { results } = await new Geocoder().geocode({ address });
  return toCoordinates(results[0]?.geometry.location);
}

/** Google's geocoder (P3.12), if there is a key. Its script is fetched when the search box gets the focus. */
export const googleGeocoder: Geocoder = { credit: "Google", prepare, suggest, locate };

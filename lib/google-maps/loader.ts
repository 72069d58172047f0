/// <reference types="google.maps" />

import { mayLoadGoogleMaps } from "@/lib/google-maps/document";

const SCRIPT_URL = "https://maps.googleapis.com/maps/api/js";

/** P8.5; module level, because every call of the loader must use the same options (P8.7). */
export const MAPS_VERSION = "weekly";
export const MAPS_LIBRARIES = ["places", "marker"];

const RETRIES = 3;
const CALLBACK = "onGoogleMapsLoaded";

/** P8.7. */
export const MAPS_POLL_MS = 100;
export const MAPS_TIMEOUT_MS = 10_000;

declare global {
  interface Window {
    [CALLBACK]?: () => void;
  }
}

type Load = { key: string; done: Promise<void> };

let load: Load | undefined;

/** Milliseconds before the nth retry: n × 2^n (P8.7). */
export function retryDelayMs(attempt: number) {
  return attempt * 2 ** attempt;
}

/** Whether Google's API has loaded. */
export function isGoogleMapsReady() {
  return typeof window.google?.maps?.importLibrary === "function";
}

/** Whether Google's script has run on this page or still may: it cannot run again with another key (P8.8). */
export function hasGoogleMapsScript() {
  return isGoogleMapsReady() || document.querySelector(`script[src^="${SCRIPT_URL}"]`) !== null;
}

function scriptUrl(key: string) {
  const query = new URLSearchParams({
    key,
    v: MAPS_VERSION,
    libraries: MAPS_LIBRARIES.join(","),
    loading: "async",
    callback: CALLBACK,
  });
  return `${SCRIPT_URL}?${query}`;
}

function addScript(key: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (message: string) => {
      script.remove();
      reject(new Error(message));
    };
    window[CALLBACK] = () => {
      if (isGoogleMapsReady()) resolve();
      else fail("The Google Maps script brought no API.");
    };
    script.addEventListener("load", () => {
      if (isGoogleMapsReady()) resolve();
    });
    script.addEventListener("error", () => fail("The Google Maps script could not be loaded."));
    script.src = scriptUrl(key);
    script.async = true;
    document.head.append(script);
  });
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function addScriptWithRetries(key: string) {
  for (let attempt = 1; attempt <= RETRIES; attempt += 1) {
    try {
      return await addScript(key);
    } catch {
      await wait(retryDelayMs(attempt));
    }
  }
  return addScript(key);
}

async function giveUp() {
  await wait(MAPS_TIMEOUT_MS);
  throw new Error("The Google Maps script did not load in time.");
}

/**
 * Loads Google's script once per page, retrying three times (P8.7). After a load that failed without a script, a new key
 * may be tried.
 * @throws Error when the script cannot be loaded, may not be loaded in this document (P8.11), or has been or is being loaded
 * with another key.
 */
export async function loadGoogleMaps(key: string): Promise<void> {
  if (load && load.key !== key)
    throw new Error("The Google Maps loader must not be called again with different options.");
  if (!mayLoadGoogleMaps())
    throw new Error("Google Maps may not be loaded in a document that began with an account page.");
  if (!load) {
    const done = isGoogleMapsReady()
      ? Promise.resolve()
      : Promise.race([addScriptWithRetries(key), giveUp()]);
    load = { key, done };
    done.catch(() => {
      if (!hasGoogleMapsScript()) load = undefined;
    });
  }
  return load.done;
}

/**
 * Polls for Google's API every 100 ms and returns whether it loaded within `timeoutMs`; false at once
 * when `signal` is aborted.
 */
export async function waitForGoogleMaps(timeoutMs = MAPS_TIMEOUT_MS, signal?: AbortSignal) {
  for (let waitedMs = 0; !isGoogleMapsReady(); waitedMs += MAPS_POLL_MS) {
    if (waitedMs >= timeoutMs || signal?.aborted) return false;
    await wait(MAPS_POLL_MS);
  }
  return true;
}

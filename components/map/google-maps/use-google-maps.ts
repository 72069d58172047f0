import { useEffect, useState } from "react";
import { mayLoadGoogleMaps } from "@/lib/google-maps/document";
import { onGoogleMapsFailure } from "@/lib/google-maps/failures";
import { readKey, removeKey, storeKey, type GoogleMapsKey } from "@/lib/google-maps/key";
import { hasGoogleMapsScript, loadGoogleMaps } from "@/lib/google-maps/loader";
import { mapErrorMessage } from "@/lib/google-maps/messages";

export type GoogleMapsState =
  | { phase: "no-key" }
  | { phase: "loading" | "loaded"; key: GoogleMapsKey }
  | { phase: "error"; key: GoogleMapsKey; message: string };

function initialState(): GoogleMapsState {
  const key = readKey();
  return key ? { phase: "loading", key } : { phase: "no-key" };
}

/** Whether a key can be tried after the page has been loaded again alone (P8.8, P8.11). */
function needsNewDocument() {
  return hasGoogleMapsScript() || !mayLoadGoogleMaps();
}

/** Google's script for a map: its state, and what the key panel may do about it. */
export function useGoogleMaps() {
  const [state, setState] = useState(initialState);
  const key = state.phase === "no-key" ? undefined : state.key;
  const isLoading = state.phase === "loading";

  useEffect(() => {
    if (!key || !isLoading) return;
    let isCurrent = true;
    loadGoogleMaps(key.value).then(
      () => isCurrent && setState({ phase: "loaded", key }),
      (error) => isCurrent && setState({ phase: "error", key, message: mapErrorMessage(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isLoading]);

  useEffect(() => {
    if (!key) return;
    return onGoogleMapsFailure((failure) =>
      setState({ phase: "error", key, message: mapErrorMessage(failure) }),
    );
  }, [key]);

  return {
    state,
    /** Tries a visitor's key. The page reloads where its script has another key already (P8.8). */
    load(value: string) {
      const isStored = storeKey(value);
      if (isStored && needsNewDocument()) window.location.reload();
      else setState({ phase: "loading", key: { value, isOwn: true } });
    },
    /** Removes the visitor's key; the site's key, if any, is used again. */
    remove() {
      removeKey();
      const rest = readKey();
      if (rest && needsNewDocument()) window.location.reload();
      else setState(rest ? { phase: "loading", key: rest } : { phase: "no-key" });
    },
    fail(error: unknown) {
      if (key) setState({ phase: "error", key, message: mapErrorMessage(error) });
    },
  };
}

import { useEffect, useState } from "react";
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
    /** Tries a visitor's key. A script that is already loaded keeps its key, so the page reloads (P8.8). */
    load(value: string) {
      const isStored = storeKey(value);
      if (isStored && hasGoogleMapsScript()) window.location.reload();
      else setState({ phase: "loading", key: { value, isOwn: true } });
    },
    /** Removes the visitor's key; the site's key, if any, is used again. */
    remove() {
      removeKey();
      const rest = readKey();
      if (rest && hasGoogleMapsScript()) window.location.reload();
      else setState(rest ? { phase: "loading", key: rest } : { phase: "no-key" });
    },
    fail(error: unknown) {
      if (key) setState({ phase: "error", key, message: mapErrorMessage(error) });
    },
  };
}

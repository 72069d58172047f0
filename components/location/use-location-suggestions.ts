import { useCallback, useEffect, useRef, useState } from "react";
import type { LocationSuggestions } from "@/lib/search/geocoder";
import { suggestLocations, suggestWorldwide } from "@/lib/geocoding/geocode-on-demand";

/** With the text for which they were requested. */
export type ShownSuggestions = LocationSuggestions & { text: string };

const NONE: ShownSuggestions = { text: "", locations: [], credit: "" };

/**
 * Suggestions for the latest text. Results for an earlier text are dropped, however late they arrive. `isWorldwide`: of everything
 * that the directory has (P3.14), else of cities (P3.8).
 */
export function useLocationSuggestions(isWorldwide: boolean) {
  const [suggestions, setSuggestions] = useState(NONE);
  const latest = useRef<AbortController>(undefined);

  const drop = useCallback(() => {
    latest.current?.abort();
    setSuggestions(NONE);
  }, []);

  const ask = useCallback(
    async (text: string) => {
      latest.current?.abort();
      const { signal } = (latest.current = new AbortController());
      const show = (found: LocationSuggestions) => {
        if (!signal.aborted) setSuggestions({ text, ...found });
      };
      if (isWorldwide) await suggestWorldwide(text, signal, show);
      else show(await suggestLocations(text, signal));
    },
    [isWorldwide],
  );

  useEffect(() => () => latest.current?.abort(), []);

  return { suggestions, ask, drop };
}

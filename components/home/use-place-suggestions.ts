import { useCallback, useEffect, useRef, useState } from "react";
import type { Suggestions } from "@/lib/location/geocoder";
import { suggestPlaces } from "@/lib/location/geocode-on-demand";

/** With the text that they were asked for. */
export type ShownSuggestions = Suggestions & { text: string };

const NONE: ShownSuggestions = { text: "", places: [], credit: "" };

/** Suggestions for the latest text. An answer to an earlier text, however late it comes, is dropped. */
export function usePlaceSuggestions() {
  const [suggestions, setSuggestions] = useState(NONE);
  const latest = useRef<AbortController>(undefined);

  const drop = useCallback(() => {
    latest.current?.abort();
    setSuggestions(NONE);
  }, []);

  const ask = useCallback(async (text: string) => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    const answer = await suggestPlaces(text, signal);
    if (!signal.aborted) setSuggestions({ text, ...answer });
  }, []);

  useEffect(() => () => latest.current?.abort(), []);

  return { suggestions, ask, drop };
}

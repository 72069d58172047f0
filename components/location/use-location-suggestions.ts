import { use, useCallback, useEffect, useRef, useState } from "react";
import type { LocationSuggestions } from "@/lib/search/geocoder";
import { TextsContext } from "@/lib/languages/texts-context";
import { suggestLocations, suggestWorldwide } from "@/lib/geocoding/geocode-on-demand";

/** With the text for which they were requested. */
export type ShownSuggestions = LocationSuggestions & { text: string };

const NONE: ShownSuggestions = { text: "", locations: [], credit: "" };

/** What the server says of suggestions is English: on a page in another language food is what was typed, and notes are left out. */
function withoutEnglish({ locations, ...found }: LocationSuggestions, text: string) {
  const shown = locations.map(({ note: _, ...suggestion }) =>
    suggestion.group === "food" ? { ...suggestion, name: text.trim() } : suggestion,
  );
  return { ...found, locations: shown };
}

/**
 * Suggestions for the latest text. Results for an earlier text are dropped, however late they arrive. `isWorldwide`: of everything
 * that the directory has (P3.14), else of cities (P3.8).
 */
export function useLocationSuggestions(isWorldwide: boolean) {
  const [suggestions, setSuggestions] = useState(NONE);
  const isEnglish = use(TextsContext) === undefined;
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
        if (!signal.aborted)
          setSuggestions({ text, ...(isEnglish ? found : withoutEnglish(found, text)) });
      };
      if (isWorldwide) await suggestWorldwide(text, signal, show);
      else show(await suggestLocations(text, signal));
    },
    [isWorldwide, isEnglish],
  );

  useEffect(() => () => latest.current?.abort(), []);

  return { suggestions, ask, drop };
}

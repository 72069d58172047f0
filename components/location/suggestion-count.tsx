import { useEffect, useState } from "react";
import type { ShownSuggestions } from "@/components/location/use-location-suggestions";

/** Longer than between two letters: a screen reader drops what it has not yet said at the next key. */
const PAUSE_MS = 700;

type SuggestionCountProps = { suggestions: ShownSuggestions };

/**
 * How many suggestions there are, shown after a pause in typing. The caller gives it the text as its key: another text with
 * as many suggestions is announced again.
 */
export function SuggestionCount({ suggestions: { locations, credit } }: SuggestionCountProps) {
  const [isPause, setIsPause] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setIsPause(true), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, []);

  // Without a credit no geocoder was asked: the text is too short.
  if (!isPause || !credit) return null;
  if (locations.length === 0) return "No suggestions";
  return `${locations.length} ${locations.length === 1 ? "suggestion" : "suggestions"}`;
}

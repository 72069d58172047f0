import type { ShownSuggestions } from "@/components/location/use-location-suggestions";
import { AfterPause } from "@/components/ui/after-pause";

type SuggestionCountProps = { suggestions: ShownSuggestions };

/** The number of suggestions, announced after a pause. The caller gives it the text as its key. */
export function SuggestionCount({ suggestions: { locations, credit } }: SuggestionCountProps) {
  // Without a credit no geocoder was used: the text is too short.
  if (!credit) return null;
  const count = locations.length;
  const many = `${count} ${count === 1 ? "suggestion" : "suggestions"}`;
  return <AfterPause text={count === 0 ? "No suggestions" : many} />;
}

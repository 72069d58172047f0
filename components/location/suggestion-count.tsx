import { useTexts } from "#texts";
import type { ShownSuggestions } from "@/components/location/use-location-suggestions";
import { AfterPause } from "@/components/ui/after-pause";
import english from "@/lib/messages/en/search.json";

type SuggestionCountProps = { suggestions: ShownSuggestions };

/** The number of suggestions, announced after a pause. The caller gives it the text as its key. */
export function SuggestionCount({ suggestions: { locations, credit } }: SuggestionCountProps) {
  const t = useTexts("search", english);
  // Without a credit no geocoder was used: the text is too short.
  if (!credit) return null;
  return <AfterPause text={t("count", { count: locations.length })} />;
}

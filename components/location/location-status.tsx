import { useTexts } from "#texts";
import { SuggestionCount } from "@/components/location/suggestion-count";
import type { ShownSuggestions } from "@/components/location/use-location-suggestions";
import english from "@/lib/messages/en/search.json";

type LocationStatusProps = { busy: boolean; counted: ShownSuggestions | undefined };

/** What a screen reader says of the search: that it is under way, or how many suggestions there are. */
export function LocationStatus({ busy, counted }: LocationStatusProps) {
  const t = useTexts("search", english);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {busy && t("busy")}
      {counted && <SuggestionCount key={counted.text} suggestions={counted} />}
    </p>
  );
}

import { SuggestionCount } from "@/components/location/suggestion-count";
import type { ShownSuggestions } from "@/components/location/use-location-suggestions";

type LocationStatusProps = { busy: boolean; counted: ShownSuggestions | undefined };

/** What a screen reader says of the search: that it is under way, or how many suggestions there are. */
export function LocationStatus({ busy, counted }: LocationStatusProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {busy && "Searching"}
      {counted && <SuggestionCount key={counted.text} suggestions={counted} />}
    </p>
  );
}

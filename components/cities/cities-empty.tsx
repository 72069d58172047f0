import { EmptyState } from "@/components/site/empty-state";

/** Shown when no city matches the search. */
export function CitiesEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No cities found matching the search"
      action={{ label: "Clear search", onPress: onClear }}
    >
      Try another spelling, or the name of a country.
    </EmptyState>
  );
}

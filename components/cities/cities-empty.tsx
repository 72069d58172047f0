import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";

/** Shown when no city matches the search. */
export function CitiesEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No cities found matching the search"
      action={
        <Button variant="beet" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      Try another spelling, or the name of a country.
    </EmptyState>
  );
}

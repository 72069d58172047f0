import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";

const SHOWN_TEXT_LENGTH = 60;

type NearMeEmptyProps = {
  text: string;
  filterCount: number;
  onClear: () => void;
  /** Searches the nearest match anywhere; absent where all restaurants were searched. */
  onAnywhere: (() => void) | undefined;
};

function shortened(text: string) {
  const letters = Array.from(text.trim());
  return letters.length > SHOWN_TEXT_LENGTH
    ? `${letters.slice(0, SHOWN_TEXT_LENGTH).join("")}…`
    : letters.join("");
}

/** Shown when no restaurant matches: what was looked for, and buttons that clear it or look farther away. */
export function NearMeEmpty({ text, filterCount, onClear, onAnywhere }: NearMeEmptyProps) {
  const wanted = text.trim() ? `“${shortened(text)}”` : "this choice";
  const filters =
    filterCount > 0 ? ` with ${filterCount} ${filterCount === 1 ? "filter" : "filters"} on` : "";
  return (
    <EmptyState
      title="No restaurants match"
      action={
        <div
          data-nearest-offered={onAnywhere ? "" : undefined}
          className="flex flex-wrap justify-center gap-3 noscript:hidden"
        >
          <Button variant="beet" onClick={onClear}>
            Clear filters and search again
          </Button>
          {onAnywhere && <Button onClick={onAnywhere}>Find the nearest match</Button>}
        </div>
      }
    >
      Nothing matches <bdi>{wanted}</bdi>
      {filters}. Remove a filter or start over.
    </EmptyState>
  );
}

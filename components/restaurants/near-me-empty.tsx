import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";

const SHOWN_TEXT_LENGTH = 60;

type NearMeEmptyProps = { text: string; filterCount: number; onClear: () => void };

function shortened(text: string) {
  const letters = Array.from(text.trim());
  return letters.length > SHOWN_TEXT_LENGTH
    ? `${letters.slice(0, SHOWN_TEXT_LENGTH).join("")}…`
    : letters.join("");
}

/** Shown when no restaurant matches: what was looked for, and a button that clears it. */
export function NearMeEmpty({ text, filterCount, onClear }: NearMeEmptyProps) {
  const wanted = text.trim() ? `“${shortened(text)}”` : "this choice";
  const filters =
    filterCount > 0 ? ` with ${filterCount} ${filterCount === 1 ? "filter" : "filters"} on` : "";
  return (
    <EmptyState
      title="No restaurants match"
      action={
        <Button variant="beet" onClick={onClear}>
          Clear filters and search again
        </Button>
      }
    >
      Nothing matches <bdi>{wanted}</bdi>
      {filters}. Loosen one, or start again.
    </EmptyState>
  );
}

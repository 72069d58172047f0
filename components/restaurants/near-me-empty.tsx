import { Button } from "@/components/ui/button";

const SHOWN_TEXT_LENGTH = 60;

type NearMeEmptyProps = { text: string; filterCount: number; onClear: () => void };

function shortened(text: string) {
  const letters = Array.from(text.trim());
  return letters.length > SHOWN_TEXT_LENGTH
    ? `${letters.slice(0, SHOWN_TEXT_LENGTH).join("")}…`
    : letters.join("");
}

/** What a visitor reads when nothing matches, and the way out. */
export function NearMeEmpty({ text, filterCount, onClear }: NearMeEmptyProps) {
  const wanted = text.trim() ? `“${shortened(text)}”` : "this choice";
  const filters =
    filterCount > 0 ? ` with ${filterCount} ${filterCount === 1 ? "filter" : "filters"} on` : "";
  return (
    <div className="grid justify-items-center rounded-xl bg-sprout px-6 py-16 text-center">
      <img src="/pictures/site/empty.svg" alt="" width={220} height={165} className="mb-6" />
      <h2 className="headline text-5xl leading-none">No restaurants match</h2>
      <p className="mt-3 mb-6 max-w-[30em] wrap-anywhere text-ink-2">
        Nothing matches <bdi>{wanted}</bdi>
        {filters}. Loosen one, or start again.
      </p>
      <Button variant="beet" onClick={onClear}>
        Clear filters and search again
      </Button>
    </div>
  );
}

import { useTexts } from "#texts";
import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/places/cities.json";

/** Shown when no city matches the search. */
export function CitiesEmpty({ onClear }: { onClear: () => void }) {
  const t = useTexts("cities", english);
  return (
    <EmptyState
      title={t("none")}
      action={
        <Button variant="beet" onClick={onClear}>
          {t("clear")}
        </Button>
      }
    >
      {t("none.text")}
    </EmptyState>
  );
}

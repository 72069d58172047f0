import { useTexts } from "#texts";
import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/near-me/near-me.json";

const SHOWN_TEXT_LENGTH = 60;

/** What is said of a search text and of a choice without one, each also with filters on. */
const TEXTS = {
  text: ["empty.text", "empty.text.filters"],
  choice: ["empty.choice", "empty.choice.filters"],
} as const;

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
  const t = useTexts("near-me", english);
  const [plain, filtered] = TEXTS[text.trim() ? "text" : "choice"];
  return (
    <EmptyState
      title={t("empty")}
      action={
        <div
          data-nearest-offered={onAnywhere ? "" : undefined}
          className="flex flex-wrap justify-center gap-3 noscript:hidden"
        >
          <Button variant="beet" onClick={onClear}>
            {t("empty.clear")}
          </Button>
          {onAnywhere && <Button onClick={onAnywhere}>{t("empty.anywhere")}</Button>}
        </div>
      }
    >
      {t.rich(filterCount > 0 ? filtered : plain, {
        count: filterCount,
        typed: shortened(text),
        text: (quoted) => <bdi key="text">{quoted}</bdi>,
      })}
    </EmptyState>
  );
}

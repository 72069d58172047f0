import { useTexts } from "#texts";
import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/near-me/near-me.json";

/** Shown where the restaurants around a location could not be loaded, and none of them are known from before. */
export function NearMeFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts("near-me", english);
  return (
    <EmptyState
      title={t("failed")}
      action={
        <Button variant="beet" onClick={onRetry}>
          {t("again")}
        </Button>
      }
    >
      {t("failed.text")}
    </EmptyState>
  );
}

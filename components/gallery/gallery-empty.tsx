import { useTexts } from "#texts";
import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/members/gallery.json";

/** Shown instead of the cards when no image matches. */
export function GalleryEmpty({ onClear }: { onClear: () => void }) {
  const t = useTexts("gallery", english);
  return (
    <EmptyState
      title={t("none")}
      level={3}
      action={
        <Button variant="beet" onClick={onClear}>
          {t("clear.all")}
        </Button>
      }
    >
      {t("none.text")}
    </EmptyState>
  );
}

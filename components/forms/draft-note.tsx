import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { DraftOffer } from "@/components/forms/use-draft";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/forms/form.json";

type DraftNoteProps = {
  offer: DraftOffer | undefined;
  /** "You have an unsent review."; of other changes where it is absent. */
  unsent?: string | undefined;
};

/** Offers unsent text above the fields; it is announced when it appears. */
export function DraftNote({ offer, unsent }: DraftNoteProps) {
  const t = useTexts("form", english);
  return (
    <div aria-live="polite" aria-atomic="true" className="contents">
      {offer && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile bg-turmeric-soft px-4 py-3">
          <p className="flex flex-1 basis-60 items-start gap-3">
            <Icon name="PencilLine" className="mt-0.5 flex-none text-turmeric-ink" />
            <span>
              {unsent ?? t("unsent")}
              {offer.hasFiles && t("unsent.files")}
            </span>
          </p>
          <div className="flex gap-2">
            <Button size="sm" onClick={offer.resume}>
              {t("unsent.resume")}
            </Button>
            <Button size="sm" variant="quiet" onClick={offer.discard}>
              {t("unsent.discard")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

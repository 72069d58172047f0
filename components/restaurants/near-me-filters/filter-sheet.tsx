import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import {
  FilterFields,
  type FilterFieldsProps,
} from "@/components/restaurants/near-me-filters/filter-fields";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import english from "@/lib/messages/en/near-me/filters.json";

type FilterSheetProps = FilterFieldsProps & {
  /** The number of matching restaurants, shown on the closing button; undefined while they are loading. */
  count: number | undefined;
  onClear: () => void;
  onClose: () => void;
};

/** The filters of a phone: a bottom sheet to 92 % of the height with a fixed footer. */
export function FilterSheet({ count, onClear, onClose, ...fields }: FilterSheetProps) {
  const t = useTexts("filters", english);
  return (
    <Modal
      aria-label={t("title")}
      onClose={onClose}
      className="sheet fixed top-auto bottom-0 w-full rounded-t-dialog bg-surface"
    >
      <div className="flex max-h-[92svh] flex-col">
        <div
          aria-hidden="true"
          className="mx-auto mt-2.5 h-1.25 w-10 flex-none rounded-badge bg-control"
        />
        <div className="flex flex-none items-center justify-between border-b border-line py-2 ps-5 pe-3">
          <h2 className="font-display text-h3">{t("title")}</h2>
          <Button variant="quiet" size="icon" aria-label={t("close")} onClick={onClose}>
            <Icon name="X" />
          </Button>
        </div>
        <div className="overflow-y-auto overscroll-contain px-5 *:first:border-t-0">
          <FilterFields {...fields} />
        </div>
        <div className="grid flex-none grid-cols-start gap-3 border-t border-line px-5 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))]">
          <Button onClick={onClear} className="px-3">
            {t("clear")}
          </Button>
          <Button variant="beet" onClick={onClose} className="px-3">
            {count === undefined ? t("show") : t("show.count", { count })}
          </Button>
          {/* The page's own line with the number of results is inert while this dialog is open. */}
          <p aria-live="polite" aria-atomic="true" className="sr-only">
            {count === undefined ? t("loading") : t("match", { count })}
          </p>
        </div>
      </div>
    </Modal>
  );
}

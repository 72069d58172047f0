import { useTexts } from "#texts";
import {
  FilterFields,
  type FilterFieldsProps,
} from "@/components/restaurants/near-me-filters/filter-fields";
import english from "@/lib/messages/en/near-me/filters.json";

type FilterPanelProps = FilterFieldsProps & { id: string; onClear: () => void };

/** The filters beside the list, from `md` up. */
export function FilterPanel({ id, onClear, ...fields }: FilterPanelProps) {
  const t = useTexts("filters", english);
  return (
    <aside
      id={id}
      aria-label={t("title")}
      className="rounded-xl border border-line bg-surface px-5 py-2 max-md:hidden"
    >
      <div className="flex min-h-15 items-center justify-between">
        <h2 className="font-display text-h3">{t("title")}</h2>
        <button type="button" onClick={onClear} className="link min-h-11 text-small">
          {t("clear")}
        </button>
      </div>
      <FilterFields {...fields} />
    </aside>
  );
}

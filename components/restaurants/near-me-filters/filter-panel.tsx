import {
  FilterFields,
  type FilterFieldsProps,
} from "@/components/restaurants/near-me-filters/filter-fields";

type FilterPanelProps = FilterFieldsProps & { id: string; onClear: () => void };

/** The filters beside the list, from `md` up. */
export function FilterPanel({ id, onClear, ...fields }: FilterPanelProps) {
  return (
    <aside
      id={id}
      aria-label="Filters"
      className="rounded-xl border border-line bg-surface px-5 py-2 max-md:hidden"
    >
      <div className="flex min-h-15 items-center justify-between">
        <h2 className="font-display text-h3">Filters</h2>
        <button type="button" onClick={onClear} className="link min-h-11 text-small">
          Clear all
        </button>
      </div>
      <FilterFields {...fields} />
    </aside>
  );
}

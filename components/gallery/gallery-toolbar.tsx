import { ArrowDownUp, ChevronDown, LayoutGrid, List, Search } from "lucide-react";
import type { Browse } from "@/components/gallery/use-browse";
import { SORT_OPTIONS, type SortId } from "@/lib/gallery/sort";

const LAYOUTS = [
  { layout: "grid", label: "Grid", Icon: LayoutGrid },
  { layout: "list", label: "List", Icon: List },
] as const;

export type BrowseProps = { browse: Browse; onChange: (part: Partial<Browse>) => void };

/** Search, sort menu and layout toggle of the browse area. */
export function GalleryToolbar({ browse, onChange }: BrowseProps) {
  return (
    <div className="mt-7 mb-4 grid grid-cols-[1fr_auto] gap-3 md:mt-14 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <label className="field max-md:col-span-2">
        <Search size={20} strokeWidth={1.9} aria-hidden="true" />
        <span className="sr-only">Search the gallery</span>
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="search by name, description or style"
          value={browse.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </label>
      <label className="relative flex items-center">
        <span className="sr-only">Sort by</span>
        <ArrowDownUp
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          className="pointer-events-none absolute left-4"
        />
        <select
          value={browse.sort}
          onChange={(event) => onChange({ sort: event.target.value as SortId })}
          className="h-[52px] w-full cursor-pointer appearance-none rounded-md border-[1.5px] border-control bg-surface pr-11 pl-[2.75rem] font-[550] hover:border-ink"
        >
          {SORT_OPTIONS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          className="pointer-events-none absolute right-4"
        />
      </label>
      <div role="group" aria-label="Layout" className="inline-flex rounded-[14px] bg-sprout-2 p-1">
        {LAYOUTS.map(({ layout, label, Icon }) => (
          <button
            key={layout}
            type="button"
            aria-label={label}
            aria-pressed={browse.layout === layout}
            onClick={() => onChange({ layout })}
            className="inline-flex min-h-11 items-center rounded-[10px] px-4 text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm"
          >
            <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
          </button>
        ))}
      </div>
    </div>
  );
}

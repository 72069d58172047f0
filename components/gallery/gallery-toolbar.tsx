import { LayoutGrid, List, Search } from "@/components/ui/icons";
import type { Browse } from "@/components/gallery/use-browse";
import { SortSelect } from "@/components/ui/fields/sort-select";
import { ViewSwitch } from "@/components/ui/view-switch";
import { GALLERY_SORT_OPTIONS } from "@/lib/gallery/sort";

const LAYOUTS = [
  { id: "grid", label: "Grid", Icon: LayoutGrid },
  { id: "list", label: "List", Icon: List },
] as const;

export type BrowseProps = { browse: Browse; onChange: (part: Partial<Browse>) => void };

/** Search, sort menu and layout toggle of the browse area. */
export function GalleryToolbar({ browse, onChange }: BrowseProps) {
  return (
    <div className="mt-7 mb-4 grid grid-cols-end gap-3 max-xs:grid-cols-1 md:mt-14 md:grid-cols-[minmax(0,1fr)_auto_auto] noscript:hidden">
      <label className="field max-md:col-span-full">
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
      <SortSelect
        options={GALLERY_SORT_OPTIONS}
        value={browse.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <ViewSwitch
        label="Layout"
        views={LAYOUTS}
        current={browse.layout}
        onChange={(layout) => onChange({ layout })}
        iconsOnly
        className="inline-flex"
      />
    </div>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { Browse } from "@/components/gallery/use-browse";
import { SortSelect } from "@/components/ui/fields/sort-select";
import { ViewSwitch } from "@/components/ui/view-switch";
import { GALLERY_SORT_OPTIONS } from "@/lib/gallery/sort";
import english from "@/lib/messages/en/members/gallery.json";

const LAYOUTS = [
  { id: "grid", text: "layout.grid", icon: "LayoutGrid" },
  { id: "list", text: "layout.list", icon: "List" },
] as const;

export type BrowseProps = { browse: Browse; onChange: (part: Partial<Browse>) => void };

/** Search, sort menu and layout toggle of the browse area. */
export function GalleryToolbar({ browse, onChange }: BrowseProps) {
  const t = useTexts("gallery", english);
  const options = GALLERY_SORT_OPTIONS.map(({ id, text }) => ({ id, label: t(text) }));
  const views = LAYOUTS.map(({ text, ...view }) => ({ ...view, label: t(text) }));
  return (
    <div className="mt-7 mb-4 grid grid-cols-end gap-3 max-xs:grid-cols-1 md:mt-14 md:grid-cols-[minmax(0,1fr)_auto_auto] noscript:hidden">
      <label className="field max-md:col-span-full">
        <Icon name="Search" />
        <span className="sr-only">{t("search")}</span>
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t("search.hint")}
          value={browse.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </label>
      <SortSelect
        options={options}
        label={t("sort")}
        value={browse.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <ViewSwitch
        label={t("layout")}
        views={views}
        current={browse.layout}
        onChange={(layout) => onChange({ layout })}
        iconsOnly
        className="inline-flex"
      />
    </div>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/live-map.json";
import type { Camera, Size } from "@/lib/map/camera";
import { areaOf, isElsewhere, type SearchedArea } from "@/lib/map/searched-area";
import { WIDEST_KM } from "@/lib/restaurants/near-me/radii";

/** At the top of the map, clear of the buttons of a phone. */
const PLACE =
  "absolute start-1/2 top-4 z-10 min-h-11 -translate-x-1/2 max-sm:start-4 max-sm:translate-x-0 rtl:translate-x-1/2 rtl:max-sm:translate-x-0";

type SearchAreaProps = {
  /** What the map shows, and what its list was made for. */
  camera: Camera;
  searched: Camera;
  size: Size;
  onSearch: (area: SearchedArea) => void;
};

/** Lists what is in the part of the map that the visitor has moved to (P14.118). */
export function SearchArea({ camera, searched, size, onSearch }: SearchAreaProps) {
  const t = useTexts("live-map", english);
  if (!isElsewhere(camera, searched, size)) return null;
  const area = areaOf(camera, size);
  // The list reaches no farther: it would be of a part of what the map shows.
  if (area.reachKm > WIDEST_KM)
    return (
      <p
        className={cn(PLACE, "flex items-center rounded-full bg-raised px-4 text-ink-2 shadow-md")}
      >
        {t("search.zoom")}
      </p>
    );
  return (
    <button
      type="button"
      onClick={() => onSearch(area)}
      className={cn(
        PLACE,
        "flex items-center gap-2.5 rounded-full bg-raised px-4 font-semibold text-ink shadow-md hover:bg-sprout",
      )}
    >
      <Icon name="Search" size={18} />
      {t("search")}
    </button>
  );
}

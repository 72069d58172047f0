import { Search } from "lucide-react";
import type { Camera, Size } from "@/lib/map/camera";
import { areaOf, isElsewhere, type SearchedArea } from "@/lib/map/searched-area";

type SearchAreaProps = {
  /** What the map shows, and what its list was made for. */
  camera: Camera;
  searched: Camera;
  size: Size;
  onSearch: (area: SearchedArea) => void;
};

/** Lists what is in the part of the map that the visitor has moved to (P14.118). */
export function SearchArea({ camera, searched, size, onSearch }: SearchAreaProps) {
  if (!isElsewhere(camera, searched, size)) return null;
  return (
    <button
      type="button"
      onClick={() => onSearch(areaOf(camera, size))}
      className="absolute top-4 left-1/2 z-10 flex min-h-11 -translate-x-1/2 items-center gap-2.5 rounded-full bg-raised px-4 font-semibold text-ink shadow-md hover:bg-sprout max-sm:left-4 max-sm:translate-x-0"
    >
      <Search size={18} strokeWidth={1.9} aria-hidden="true" />
      Search this area
    </button>
  );
}

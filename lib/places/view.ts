import { citySlug } from "@/lib/cities/slug";
import { slugOf } from "@/lib/import/write/slugs";
import { VEGAN_LEVELS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

/** A cuisine, a level or a district has a page of its own where a place has at least this many of them. */
export const OWN_PAGE_COUNT = 5;
export const PLACE_PAGE_SIZE = 24;

/** Which restaurants of a place a page lists; pages count from 1. */
export type PlaceView = {
  level?: VeganLevel;
  cuisine?: string;
  district?: string;
  /** Those that may have closed, which the other views leave out (P14.646). */
  mayHaveClosed?: true;
  page: number;
};

const MAY_HAVE_CLOSED = "may-have-closed";

/** Whether a page is the first of all restaurants of its place. */
export function isFirstPage(view: PlaceView) {
  return view.page === 1 && filterPath(view) === "";
}

/** A cuisine's or a district's name for URLs. Other letters than Latin are transliterated: addresses name districts as people there write them. */
export const filterSlug = (name: string) => citySlug(name) || slugOf(name);

const levelSlug = (level: VeganLevel) => citySlug(level);

/**
 * The view of the path after a place: nothing, "page/2", "level/vegan-options", "cuisine/thai/page/2", "district/mitte", "may-have-closed".
 * Undefined for other paths, and for page 1, which has no path of its own. Cuisine and district are slugs.
 */
export function parseView(segments: readonly string[]): PlaceView | undefined {
  const rest = [...segments];
  const view: PlaceView = { page: 1 };
  const [kind, slug = ""] = rest;
  if (kind === "level") {
    const level = VEGAN_LEVELS.find((candidate) => levelSlug(candidate) === slug);
    if (!level) return undefined;
    view.level = level;
    rest.splice(0, 2);
  } else if (kind === "cuisine" || kind === "district") {
    if (slug === "") return undefined;
    view[kind] = slug;
    rest.splice(0, 2);
  } else if (kind === MAY_HAVE_CLOSED) {
    view.mayHaveClosed = true;
    rest.splice(0, 1);
  }
  if (rest.length === 0) return view;
  const [word, number = ""] = rest;
  if (word !== "page" || rest.length !== 2 || !/^[1-9]\d{0,3}$/.test(number) || number === "1")
    return undefined;
  return { ...view, page: Number(number) };
}

function filterPath({ level, cuisine, district, mayHaveClosed }: PlaceView) {
  if (level) return `/level/${levelSlug(level)}`;
  if (cuisine) return `/cuisine/${filterSlug(cuisine)}`;
  if (district) return `/district/${filterSlug(district)}`;
  return mayHaveClosed ? `/${MAY_HAVE_CLOSED}` : "";
}

/** The path of a view below its place's; the reverse of parseView. */
export function viewPath(view: PlaceView) {
  const { page } = view;
  const filter = filterPath(view);
  return `${filter}${page > 1 ? `/page/${page}` : ""}`;
}

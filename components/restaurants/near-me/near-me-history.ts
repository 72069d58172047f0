import type { HistoryEntry } from "@/lib/browser/history-entry";
import type { FragmentCodec } from "@/lib/browser/use-fragment-state";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { parseLocation } from "@/lib/location/parse-location";
import type { Coordinates, Location } from "@/lib/location/types";
import type { Camera } from "@/lib/map/camera";
import {
  DEFAULT_NEAR_ME_STATE,
  DEFAULT_TILED_STATE,
  parseFragment,
  toFragment,
  type NearMeState,
} from "@/lib/restaurants/near-me/fragment";
import { namesLocation, parseAround, parseWithin } from "@/lib/restaurants/near-me/area-fragment";
import type { NearMePlacePage } from "@/lib/near-me/place-page";
import { readChosenSort } from "@/lib/restaurants/near-me/chosen-sort";
import { ROUTES } from "@/lib/routes";

/** How far the list around a point reaches at least, in kilometers, and the zoom of the map that it was searched for. */
export type ListedArea = Coordinates & { reachKm: number; zoom?: number };

/** How many cards of a list are shown; `of` is the fragment of that list. */
export type ShownCards = { count: number; of: string };

/**
 * The state that Back and reload restore: search, filters, sorting and view in the fragment, location and panel in the
 * history entry's data (P4.5). Where restaurants come from tiles, the fragment has the location and the reach too (P4.13).
 */
export type NearMeSession = NearMeState & {
  location?: Location;
  filtersOpen: boolean;
  area?: ListedArea | undefined;
  shown?: ShownCards;
  /** How far down the page was when it was left, in pixels. */
  scrolled?: number | undefined;
  map?: KeptMap | undefined;
};

/** What the map showed when it was left; `of` is the point that it was around, `id` the restaurant whose card was open. */
export type KeptMap = Camera & { of: string; id?: string };

type Kept = Pick<NearMeSession, "location" | "filtersOpen" | "shown" | "scrolled" | "map"> & {
  zoom?: number;
};

function parseShown(value: unknown): ShownCards | undefined {
  const { count, of } = (value ?? {}) as Record<string, unknown>;
  return Number.isSafeInteger(count) && typeof of === "string"
    ? { count: count as number, of }
    : undefined;
}

function parseMap(value: unknown): KeptMap | undefined {
  const { lat, lng, zoom, of, id } = (value ?? {}) as Record<string, unknown>;
  if (![lat, lng, zoom].every(Number.isFinite) || typeof of !== "string") return undefined;
  const camera = { lat: lat as number, lng: lng as number, zoom: zoom as number };
  return { ...camera, of, ...(typeof id === "string" && { id }) };
}

/** An earlier deployment may have written a different format. */
function parseData(data: unknown): Kept {
  const values = (data ?? {}) as Record<string, unknown>;
  const { location, filtersOpen, shown, zoom, scrolled } = values;
  const known = parseLocation(location);
  const cards = parseShown(shown);
  const map = parseMap(values.map);
  return {
    filtersOpen: filtersOpen === true,
    ...(known && { location: known }),
    ...(cards && { shown: cards }),
    ...(typeof zoom === "number" && { zoom }),
    ...(typeof scrolled === "number" && { scrolled }),
    ...(map && { map }),
  };
}

const isSessionFragment = (fragment: string) => fragment.length <= 1 || fragment.includes("=");

/** The area that the list is around still, and not the one of an earlier location. */
export function areaAround({ location, area }: Pick<NearMeSession, "location" | "area">) {
  return location && area?.lat === location.lat && area.lng === location.lng ? area : undefined;
}

function read({ fragment, data }: HistoryEntry): NearMeSession | undefined {
  if (!isSessionFragment(fragment)) return undefined;
  const around = parseAround(fragment);
  const { location, filtersOpen } = parseData(data);
  const known = around ?? location;
  return { ...parseFragment(fragment), filtersOpen, ...(known && { location: known }) };
}

function write({ location, filtersOpen, filters, sort, view }: NearMeSession): HistoryEntry {
  return {
    fragment: toFragment({ filters, sort, view }),
    data: { filtersOpen, ...(location && { location }) },
  };
}

const NEAR_ME_HISTORY: Omit<FragmentCodec<NearMeSession>, "path"> = {
  initial: { ...DEFAULT_NEAR_ME_STATE, filtersOpen: false },
  read,
  write,
};

function readTiled({ fragment, data }: HistoryEntry, ofPage?: Location): NearMeSession | undefined {
  if (!isSessionFragment(fragment)) return undefined;
  const { location: kept, zoom, filtersOpen, shown, scrolled, map } = parseData(data);
  // The entry has the exact location; its fragment has a rounded one with a name for other visitors.
  const isKept = kept && namesLocation(fragment, kept);
  const location = isKept ? kept : (parseAround(fragment) ?? kept ?? ofPage);
  const reachKm = parseWithin(fragment);
  return {
    ...parseFragment(fragment, true, readChosenSort()),
    filtersOpen,
    ...(shown && { shown }),
    ...(scrolled !== undefined && { scrolled }),
    ...(map && { map }),
    ...(location && { location }),
    ...(location &&
      reachKm !== undefined && {
        area: {
          lat: location.lat,
          lng: location.lng,
          reachKm,
          ...(isKept && zoom !== undefined && { zoom }),
        },
      }),
  };
}

const isSame = (a: Location | undefined, b: Location | undefined) =>
  a?.name === b?.name && a?.lat === b?.lat && a?.lng === b?.lng;

function writeTiled(session: NearMeSession, ofPage?: Location): HistoryEntry {
  const { filtersOpen, shown, scrolled, map } = session;
  const { reachKm, zoom } = areaAround(session) ?? {};
  const location = isSame(session.location, ofPage) ? undefined : session.location;
  return {
    fragment: toFragment(session, { location, reachKm }),
    data: {
      filtersOpen,
      ...(location && { location }),
      ...(shown && { shown }),
      ...(scrolled !== undefined && { scrolled }),
      ...(map && { map }),
      ...(zoom !== undefined && { zoom }),
    },
  };
}

/** `isTiled`: restaurants come from tiles. */
export function nearMeHistory(language: Language, isTiled: boolean): FragmentCodec<NearMeSession> {
  const path = pathIn(language, ROUTES.nearMe);
  if (!isTiled) return { ...NEAR_ME_HISTORY, path };
  return {
    path,
    initial: { ...DEFAULT_TILED_STATE, filtersOpen: false },
    read: (entry) => readTiled(entry),
    write: (session) => writeTiled(session),
  };
}

/** Where the page is around a place (P14.760): its path names that, so the fragment and the data do not. */
export function placeHistory(
  language: Language,
  { path, location }: NearMePlacePage,
): FragmentCodec<NearMeSession> {
  return {
    path: pathIn(language, path),
    initial: { ...DEFAULT_TILED_STATE, filtersOpen: false, location },
    read: (entry) => readTiled(entry, location),
    write: (session) => writeTiled(session, location),
  };
}

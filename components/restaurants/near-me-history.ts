import { toPlace } from "@/lib/location/to-place";
import type { Place } from "@/lib/location/types";
import {
  DEFAULT_NEAR_ME_STATE,
  parseFragment,
  toFragment,
  type NearMeState,
} from "@/lib/restaurants/fragment";

/**
 * Everything that Back and reload bring back: the state in the fragment, place and panel in the history entry
 * (P4.5). Only the question to the device ends with the page.
 */
export type NearMeSession = NearMeState & {
  place?: Place;
  filtersOpen: boolean;
  device: "idle" | "asked" | "unsupported";
};

const ENTRY_KEY = "chardNearMe";

export const NEW_SESSION: NearMeSession = {
  ...DEFAULT_NEAR_ME_STATE,
  filtersOpen: false,
  device: "idle",
};

type Entry = Pick<NearMeSession, "place" | "filtersOpen">;

/** Written below, beside the router's own keys; an earlier deployment may have written it otherwise. */
function readEntry(): Entry {
  const entry = (window.history.state as Record<string, Partial<Entry>> | null)?.[ENTRY_KEY];
  const place = toPlace(entry?.place);
  return { filtersOpen: entry?.filtersOpen === true, ...(place && { place }) };
}

/** The session that the current history entry and its fragment describe. */
export function readSession(): NearMeSession {
  return { ...NEW_SESSION, ...readEntry(), ...parseFragment(window.location.hash) };
}

/** A fragment that is not ours, such as a skip link's, leaves the session alone. */
export function isSessionFragment(hash: string) {
  return hash.length <= 1 || hash.includes("=");
}

/**
 * Writes the session into the current history entry; no new entry, no navigation. Passing the router's
 * own keys along keeps Next from treating it as one. A browser that limits such calls (Safari: 100 in
 * ten seconds) only misses a letter of the address: the session lives in memory.
 */
export function writeSession({ place, filtersOpen, filters, sort, view }: NearMeSession) {
  const { pathname, search } = window.location;
  const entry: Entry = { filtersOpen, ...(place && { place }) };
  try {
    window.history.replaceState(
      { ...window.history.state, [ENTRY_KEY]: entry },
      "",
      `${pathname}${search}${toFragment({ filters, sort, view })}`,
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

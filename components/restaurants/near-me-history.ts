import type { HistoryEntry } from "@/lib/browser/history-entry";
import type { FragmentCodec } from "@/lib/browser/use-fragment-state";
import { parseLocation } from "@/lib/location/parse-location";
import type { Location } from "@/lib/location/types";
import {
  DEFAULT_NEAR_ME_STATE,
  parseAround,
  parseFragment,
  toFragment,
  type NearMeState,
} from "@/lib/restaurants/fragment";
import { ROUTES } from "@/lib/routes";

/**
 * The state that Back and reload restore: search, filters, sorting and view in the fragment, location and panel in the
 * history entry's data (P4.5).
 */
export type NearMeSession = NearMeState & { location?: Location; filtersOpen: boolean };

/** An earlier deployment may have written a different format. */
function parseData(data: unknown): Pick<NearMeSession, "location" | "filtersOpen"> {
  const { location, filtersOpen } = (data ?? {}) as Record<string, unknown>;
  const known = parseLocation(location);
  return { filtersOpen: filtersOpen === true, ...(known && { location: known }) };
}

const isSessionFragment = (fragment: string) => fragment.length <= 1 || fragment.includes("=");

function read({ fragment, data }: HistoryEntry): NearMeSession | undefined {
  if (!isSessionFragment(fragment)) return undefined;
  const around = parseAround(fragment);
  return { ...parseFragment(fragment), ...parseData(data), ...(around && { location: around }) };
}

function write({ location, filtersOpen, ...state }: NearMeSession): HistoryEntry {
  return { fragment: toFragment(state), data: { filtersOpen, ...(location && { location }) } };
}

export const NEAR_ME_HISTORY: FragmentCodec<NearMeSession> = {
  path: ROUTES.nearMe,
  initial: { ...DEFAULT_NEAR_ME_STATE, filtersOpen: false },
  read,
  write,
};

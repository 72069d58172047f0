import type { HistoryEntry } from "@/lib/browser/history-entry";
import type { FragmentCodec } from "@/lib/browser/use-fragment-state";
import { toPlace } from "@/lib/location/to-place";
import type { Place } from "@/lib/location/types";
import {
  DEFAULT_NEAR_ME_STATE,
  parseFragment,
  toFragment,
  type NearMeState,
} from "@/lib/restaurants/fragment";
import { ROUTES } from "@/lib/routes";

/**
 * Everything that Back and reload bring back: search, filters, sorting and view in the fragment, the place and the panel in
 * the history entry's data (P4.5).
 */
export type NearMeSession = NearMeState & { place?: Place; filtersOpen: boolean };

/** An earlier deployment may have written it otherwise. */
function parseData(data: unknown): Pick<NearMeSession, "place" | "filtersOpen"> {
  const { place, filtersOpen } = (data ?? {}) as Record<string, unknown>;
  const known = toPlace(place);
  return { filtersOpen: filtersOpen === true, ...(known && { place: known }) };
}

const isSessionFragment = (fragment: string) => fragment.length <= 1 || fragment.includes("=");

function read({ fragment, data }: HistoryEntry): NearMeSession | undefined {
  if (!isSessionFragment(fragment)) return undefined;
  return { ...parseFragment(fragment), ...parseData(data) };
}

function write({ place, filtersOpen, ...state }: NearMeSession): HistoryEntry {
  return { fragment: toFragment(state), data: { filtersOpen, ...(place && { place }) } };
}

export const NEAR_ME_HISTORY: FragmentCodec<NearMeSession> = {
  path: ROUTES.nearMe,
  initial: { ...DEFAULT_NEAR_ME_STATE, filtersOpen: false },
  read,
  write,
};

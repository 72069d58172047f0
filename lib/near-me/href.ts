import type { Location } from "@/lib/location/types";
import { nearMePointPath } from "@/lib/near-me/place-path";
import {
  DEFAULT_TILED_STATE,
  toFragment,
  type NearMeState,
} from "@/lib/restaurants/near-me/fragment";

/** Near me around a location that somebody chose: its page, with the name and the exact location in the fragment. */
export function nearMeHref(location: Location, state: NearMeState = DEFAULT_TILED_STATE) {
  return `${nearMePointPath(location)}${toFragment(state, { location })}` as const;
}

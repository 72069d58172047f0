import { useEffect, useState } from "react";
import { fetchJson } from "@/lib/browser/stored-files";
import { SUGGESTIONS_PATH } from "@/lib/search/paths";
import type { Suggestion, Suggestions } from "@/lib/search/suggestion";

const NONE: readonly Suggestion[] = [];

/** The largest cities of the device's time zone, once they are wanted; none without a connection. */
export function useNearbyCities(isWanted: boolean): readonly Suggestion[] {
  const [cities, setCities] = useState(NONE);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    fetchJson(`${SUGGESTIONS_PATH}?${new URLSearchParams({ zone })}`).then(
      (found) => isCurrent && setCities((found as Suggestions).suggestions),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return cities;
}

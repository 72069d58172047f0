import { useEffect, useState } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { useLanguage } from "@/lib/languages/use-language";
import { fetchJson } from "@/lib/browser/stored-files";
import { SUGGESTIONS_PATH } from "@/lib/search/paths";
import type { Suggestion, Suggestions } from "@/lib/search/suggestion";

const NONE: readonly Suggestion[] = [];

/** The largest cities of the device's time zone, once they are wanted; none without a connection. */
export function useNearbyCities(isWanted: boolean): readonly Suggestion[] {
  const language = useLanguage();
  const [cities, setCities] = useState(NONE);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    fetchJson(
      `${SUGGESTIONS_PATH}?${new URLSearchParams({ zone, ...(language !== DEFAULT_LANGUAGE && { language }) })}`,
    ).then(
      (found) => isCurrent && setCities((found as Suggestions).suggestions),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language]);

  return cities;
}

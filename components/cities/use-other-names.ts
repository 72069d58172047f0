import { useEffect, useState } from "react";
import { fetchJson } from "@/lib/browser/stored-files";
import { SUGGESTIONS_PATH } from "@/lib/search/paths";
import type { Suggestions } from "@/lib/search/suggestion";

/** The site is asked once per pause in typing. */
const PAUSE_MS = 150;

/** `isSettled`: the ids are those of the present text, and not of an earlier one. */
export type OtherNames = { ids: readonly string[]; isSettled: boolean };

const NONE: OtherNames = { ids: [], isSettled: true };

/** The cities that have the text as one of their other names, Wien or 東京, or nearly; none for a blank text and without a connection. */
export function useOtherNames(text: string): OtherNames {
  const [found, setFound] = useState<{ text: string; ids: readonly string[] }>();
  const isBlank = text.trim() === "";

  useEffect(() => {
    if (isBlank) return undefined;
    const left = new AbortController();
    const settle = (ids: readonly string[]) => {
      if (!left.signal.aborted) setFound({ text, ids });
    };
    const timer = window.setTimeout(() => {
      fetchJson(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: text })}`, left).then(
        (answer) => settle((answer as Suggestions).suggestions.flatMap(({ city }) => city ?? [])),
        () => settle([]),
      );
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      left.abort();
    };
  }, [text, isBlank]);

  return isBlank ? NONE : { ids: found?.ids ?? [], isSettled: found?.text === text };
}

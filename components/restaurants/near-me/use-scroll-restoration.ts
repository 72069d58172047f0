import { useCallback, useEffect, useRef, useState } from "react";
import type { KeptMap, NearMeSession } from "@/components/restaurants/near-me/near-me-history";

type ScrollRestorationProps = {
  /** Where restaurants come from tiles: a list that the page brings is there from the start. */
  isTiled: boolean;
  /** The list of the entry is there. */
  isThere: boolean;
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

/**
 * Restores the scroll position in a new document, after a reload or Back from another site: the browser restores it too early, while
 * the page is too short without its list. Within a document the list is rendered at once, and the browser's own restoration works.
 * Returns what tells it which part of the world the map shows: that is kept with the entry, too.
 */
export function useScrollRestoration({
  isTiled,
  isThere,
  current,
  change,
}: ScrollRestorationProps) {
  const [wasThere] = useState(isThere);
  const isLate = isTiled && !wasThere;
  const map = useRef<KeptMap>(undefined);

  useEffect(() => {
    if (!isTiled) return;
    const keep = () =>
      change({
        scrolled: Math.round(window.scrollY),
        ...(map.current && { map: map.current }),
      });
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) keep();
    };
    window.addEventListener("pagehide", keep);
    // Ahead of the router, while the entry is still this page's.
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("click", onClick, true);
    };
  }, [isTiled, change]);

  useEffect(() => {
    if (!isLate || !isThere) return;
    const { scrolled } = current();
    if (scrolled === undefined) return;
    change({ scrolled: undefined });
    window.scrollTo({ top: scrolled, behavior: "instant" });
  }, [isLate, isThere, current, change]);

  return useCallback((shown: KeptMap | undefined) => {
    map.current = shown;
  }, []);
}

import { useCallback, useLayoutEffect, useRef } from "react";
import type { NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import type { FragmentCodec } from "@/lib/browser/use-fragment-state";

type View = NearMeSession["view"];

type ListScrollProps = {
  isTiled: boolean;
  /** The one that is rendered. */
  view: View;
  write: FragmentCodec<NearMeSession>["write"];
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

/** Changes the view. The list is where it was when the map is closed again, unless it is another list by then (P4.22). */
export function useListScroll({ isTiled, view, write, current, change }: ListScrollProps) {
  const left = useRef<{ top: number; of: string }>(undefined);
  const listOf = useCallback(
    () => write({ ...current(), view: "list" }).fragment,
    [write, current],
  );

  useLayoutEffect(() => {
    const { top, of } = left.current ?? {};
    if (view !== "list" || current().view !== "list" || top === undefined) return;
    left.current = undefined;
    if (of === listOf()) window.scrollTo({ top, behavior: "instant" });
  }, [view, current, listOf]);

  return useCallback(
    (next: View) => {
      if (isTiled && next === "map")
        left.current = { top: Math.round(window.scrollY), of: listOf() };
      change({ view: next });
    },
    [isTiled, listOf, change],
  );
}

import { lazy, Suspense, useEffect, type ComponentProps } from "react";
import { whenIdle } from "@/lib/browser/idle";

const loadPanel = () => import("@/components/restaurants/near-me-filters/filter-panel");
const loadSheet = () => import("@/components/restaurants/near-me-filters/filter-sheet");

const Panel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));
const Sheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** Loads the filters when the page is idle, so that a press shows them at once. */
export function usePreloadedFilters() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of [loadPanel, loadSheet]) load().catch(() => undefined);
      }),
    [],
  );
}

export function LazyFilterPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={<div />}>
      <Panel {...props} />
    </Suspense>
  );
}

export function LazyFilterSheet(props: ComponentProps<typeof Sheet>) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}

"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Suspense, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { LoadingPill } from "@/components/map/loading-pill";
import { MapBoundary } from "@/components/map/map-boundary";
import { MapFrame, type MapFrameShape } from "@/components/map/map-frame";
import { useIsScrolledTo } from "@/components/map/use-is-scrolled-to";
import { readKey } from "@/lib/google-maps/key";
import english from "@/lib/messages/en/map-box.json";

type MapOnDemandProps = {
  label: string;
  /** Pixels. */
  height: number;
  shape: MapFrameShape;
  /** The picture of the map that the server drew. */
  still: ReactNode;
  /** The map itself, whose code is loaded when it is rendered. */
  children: ReactNode;
};

const neverChanges = () => () => undefined;

/**
 * A map that waits (P14.750): a picture of it in a box of the final size, until it is pressed, gets the focus or, on a fast line, is
 * scrolled to. With a Google key it does not wait: the picture is none of Google's.
 */
export function MapOnDemand({ still, children, ...frame }: MapOnDemandProps) {
  const t = useTexts("map-box", english);
  const root = useRef<HTMLDivElement>(null);
  const hasKey = useSyncExternalStore(
    neverChanges,
    () => readKey() !== undefined,
    () => false,
  );
  const isScrolledTo = useIsScrolledTo(root);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const isShown = hasKey || isScrolledTo || isAskedFor;

  /** The button is removed: the next Tab begins at the map. */
  function show() {
    setIsAskedFor(true);
    root.current?.focus({ preventScroll: true });
  }

  const box = (over: ReactNode) => (
    <MapFrame {...frame}>
      {still}
      {over}
    </MapFrame>
  );
  return (
    <div ref={root} tabIndex={-1}>
      {isShown ? (
        <MapBoundary
          fallback={box(
            <p className="absolute start-4 top-4 z-10 rounded-badge bg-raised px-3 py-1.5 text-small text-ink-2 shadow-md">
              {t("failed")}
            </p>,
          )}
        >
          <Suspense fallback={box(<LoadingPill />)}>{children}</Suspense>
        </MapBoundary>
      ) : (
        box(
          <button
            type="button"
            onClick={show}
            onFocus={show}
            className="absolute inset-0 z-10 grid cursor-pointer items-end justify-items-center p-4 noscript:hidden"
          >
            <span className="inline-flex min-h-11 items-center gap-2 rounded-full bg-raised px-4.5 text-note font-strong shadow-md">
              <Icon name="Hand" size={18} />
              {t("move")}
            </span>
          </button>,
        )
      )}
    </div>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useRef } from "react";
import type { Coordinates } from "@/lib/location/types";
import { movedByKey } from "@/lib/map/set-position";
import english from "@/lib/messages/en/live-map.json";

type MovablePinProps = {
  at: Coordinates;
  describedBy: string;
  /** Arrow keys moved it to there. */
  onMoved: (at: Coordinates) => void;
};

/** The pin of a place that the visitor sets: the engine around it drags it, arrow keys move it (P14.320). */
export function MovablePin({ at, describedBy, onMoved }: MovablePinProps) {
  const t = useTexts("live-map", english);
  const pin = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = pin.current;
    // Not by React, whose handlers run after the engine's: the map would move as well.
    function onKeyDown(event: KeyboardEvent) {
      const moved = movedByKey(at, event.key, event.shiftKey);
      if (!moved) return;
      event.preventDefault();
      event.stopPropagation();
      onMoved(moved);
    }
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [at, onMoved]);

  return (
    <div
      ref={pin}
      role="application"
      aria-roledescription={t("movable.kind")}
      aria-label={t("movable")}
      aria-describedby={describedBy}
      tabIndex={0}
      className="pointer-events-auto inline-flex h-11 w-max cursor-move touch-none items-center gap-1.5 rounded-pin bg-beet px-3.5 font-sans text-note leading-none font-bold whitespace-nowrap text-on-beet shadow-md select-none"
    >
      <Icon name="Move" size={17} className="icon-bold" />
      {t("movable.drag")}
    </div>
  );
}

import type { CSSProperties, ReactNode, Ref } from "react";
import { cn } from "@/lib/cn";

/**
 * "panel" has rounded corners, "edge" spans the full width of a phone, "flat" fills a card that has rounded corners itself, "beside"
 * is as high as the window allows, since it stays visible while the list at its side scrolls. "column" is "edge" in windows too
 * narrow for a list at its side.
 */
export type MapFrameShape = "panel" | "edge" | "flat" | "beside" | "column";

type MapFrameProps = {
  label: string;
  /** Pixels; on phones the smaller of it and 100svh - 260px (P8.3). */
  height: number;
  shape: MapFrameShape;
  boxRef?: Ref<HTMLDivElement>;
  /** Overlays a wide map; below a narrow one. */
  panel?: ReactNode;
  children?: ReactNode;
};

const CORNERS = {
  panel: "rounded-xl",
  edge: "md:rounded-xl",
  flat: "",
  beside: "rounded-xl",
  column: "md:rounded-xl",
};
const HEIGHT = "h-[min(var(--map-height),max(180px,100svh-260px))] md:h-(--map-height)";
const HEIGHTS = {
  panel: HEIGHT,
  edge: HEIGHT,
  flat: HEIGHT,
  beside: "h-[max(31rem,100svh-16rem)]",
  column: cn(HEIGHT, "lg:h-map-column"),
};

/** The box of every map. Its height is fixed before anything loads, with a minimum for phones in landscape orientation. */
export function MapFrame({ label, height, shape, boxRef, panel, children }: MapFrameProps) {
  const isWide = shape === "edge" || shape === "column";
  return (
    <section
      aria-label={label}
      className={cn("map-frame @container", isWide && "max-md:-mx-(--gutter)")}
      style={{ "--map-height": `${height}px` } as CSSProperties}
    >
      <div className={cn("relative @panel:overflow-clip", CORNERS[shape])}>
        <div
          ref={boxRef}
          className={cn(
            "relative isolate overflow-clip bg-map-land",
            HEIGHTS[shape],
            CORNERS[shape],
          )}
        >
          {children}
        </div>
        {panel}
      </div>
    </section>
  );
}

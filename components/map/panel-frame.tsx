import type { ComponentProps } from "react";
import type { MapFrameShape } from "@/components/map/map-frame";
import { cn } from "@/lib/cn";

/** On narrow maps the panel is below the map: full width on phones, or a card. */
const DOCKED = {
  panel: "@max-panel:mt-3 @max-panel:rounded-xl @max-panel:border @max-panel:border-line",
  edge: "@max-panel:border-b @max-panel:border-line @max-panel:px-(--gutter)",
  column: "@max-panel:border-b @max-panel:border-line @max-panel:px-(--gutter)",
  beside: "@max-panel:mt-3 @max-panel:rounded-xl @max-panel:border @max-panel:border-line",
  flat: "@max-panel:border-t @max-panel:border-line",
};

type PanelFrameProps = ComponentProps<"section"> & { shape: MapFrameShape; isError?: boolean };

/** The frame of the key and error panels: on the map's lower left, or docked under it. */
export function PanelFrame({ shape, isError = false, ...props }: PanelFrameProps) {
  return (
    <section
      {...props}
      className={cn(
        "z-20 bg-raised p-5 @max-panel:py-4.5",
        "@panel:absolute @panel:bottom-5 @panel:left-5 @panel:w-100 @panel:rounded-[20px] @panel:shadow-lg",
        isError ? "border-tomato @max-panel:border-l-[5px] @panel:border-frame" : DOCKED[shape],
        isError &&
          (shape === "panel" || shape === "beside") &&
          "@max-panel:mt-3 @max-panel:rounded-xl",
      )}
    />
  );
}

/** The heading of a panel, beside its icon. */
export function PanelTitle(props: ComponentProps<"h2">) {
  return <h2 {...props} className="text-lead font-bold tracking-snug" />;
}

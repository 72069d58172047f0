import type { ComponentProps } from "react";
import type { MapFrameShape } from "@/components/map/map-frame";
import { cn } from "@/lib/cn";

/** Where a map is too narrow to carry its panel: under it, across a phone or as a card of its own. */
const DOCKED = {
  panel: "@max-[640px]:mt-3 @max-[640px]:rounded-xl @max-[640px]:border @max-[640px]:border-line",
  edge: "@max-[640px]:border-b @max-[640px]:border-line @max-[640px]:px-(--gutter)",
  flat: "@max-[640px]:border-t @max-[640px]:border-line",
};

type PanelFrameProps = ComponentProps<"section"> & { shape: MapFrameShape; isError?: boolean };

/** The frame of the key and error panels: on the map's lower left, or docked under it. */
export function PanelFrame({ shape, isError = false, ...props }: PanelFrameProps) {
  return (
    <section
      {...props}
      className={cn(
        "z-20 bg-raised p-5 @max-[640px]:py-[1.1rem]",
        "@min-[640px]:absolute @min-[640px]:bottom-5 @min-[640px]:left-5 @min-[640px]:w-[400px] @min-[640px]:rounded-[20px] @min-[640px]:shadow-lg",
        isError
          ? "border-tomato @max-[640px]:border-l-[5px] @min-[640px]:border-[1.5px]"
          : DOCKED[shape],
        isError && shape === "panel" && "@max-[640px]:mt-3 @max-[640px]:rounded-xl",
      )}
    />
  );
}

/** The heading of a panel, beside its icon. */
export function PanelTitle(props: ComponentProps<"h2">) {
  return <h2 {...props} className="text-[1.1875rem] font-bold tracking-[-0.012em]" />;
}

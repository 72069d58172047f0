import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type LeafArtProps = Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height">;

/** The decorative leaf with street-like veins. `className` sets position, size and rotation. */
export function LeafArt({ className, ...props }: LeafArtProps) {
  return (
    <img
      src="/pictures/site/leaf-map.svg"
      alt=""
      width={840}
      height={1300}
      className={cn("leaf-art absolute max-w-none", className)}
      {...props}
    />
  );
}

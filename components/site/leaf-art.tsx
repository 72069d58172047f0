import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type LeafArtProps = Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height">;

/** The leaf whose veins are streets, as a decoration; `className` says where it lies, how large it is and how it is turned. */
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

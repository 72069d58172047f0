"use client";

import type { SVGProps } from "react";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { SPRITE } from "@/components/ui/drawings/sprite";
import { cn } from "@/lib/cn";

type IconProps = Omit<SVGProps<SVGSVGElement>, "ref" | "width" | "height" | "strokeWidth"> & {
  name: IconName | `mark-${string}`;
  size?: number;
};

/**
 * A drawing of public/i/ui.svg: a page that names it forty times holds its lines not once. It has no state, but is the browser's part of an icon:
 * of what a server component shows, the page's data would hold the elements as well. Wider lines: the class `icon-bold`.
 */
export function Icon({ name, size = 20, className, ...props }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={cn("icon", className)} {...props}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}

"use client";

import type { SVGProps } from "react";
import { cn } from "@/lib/cn";
import { SPRITE } from "@/components/ui/drawings/sprite";
import { USUAL_SIZE } from "@/components/ui/drawings/usual-size";

export type DrawingProps = Omit<
  SVGProps<SVGSVGElement>,
  "ref" | "width" | "height" | "strokeWidth"
> & {
  /** That of the drawing in public/i/ui.svg. */
  name: string;
  size?: number;
};

/**
 * A drawing of public/i/ui.svg: a page that names it forty times holds its lines not once. It has no state, but is the browser's part of an icon:
 * of what a server component shows, the page's data would hold the elements as well. Wider lines: the class `icon-bold`.
 */
export function Drawing({ name, size = USUAL_SIZE, className, ...props }: DrawingProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={cn("icon", className)} {...props}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}

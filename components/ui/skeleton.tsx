import { cn } from "@/lib/cn";

/** A placeholder for content that is loading. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cn("skeleton rounded-badge", className)} />;
}

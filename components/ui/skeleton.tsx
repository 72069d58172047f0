import { cn } from "@/lib/cn";

/** A box of the size of what is still loading. Its size comes with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cn("skeleton rounded-badge", className)} />;
}

import { cn } from "@/lib/cn";

/** Replaces the portrait of a member beside the name. */
export function MemberPortrait({ name, className }: { name: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid flex-none place-items-center bg-sprout-2 font-display text-h4 font-extrabold uppercase",
        className,
      )}
    >
      {[...name][0]}
    </span>
  );
}

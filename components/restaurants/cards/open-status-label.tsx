import { cn } from "@/lib/cn";

type OpenStatusProps = { open: boolean; label: string };

/** Open or closed, as a word and a shape, not by color alone. */
export function OpenStatusLabel({ open, label }: OpenStatusProps) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 font-strong",
        open ? "text-leaf-ink" : "text-ink-3",
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          "size-2.25 flex-none rounded-full",
          open ? "bg-leaf" : "border-2 border-ink-3",
        )}
      />
      {label}
    </span>
  );
}

import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type SampleNoteProps = { children: ReactNode; className?: string };

/** A small line that says which parts of a section are invented; the footer looks for it. */
export function SampleNote({ children, className }: SampleNoteProps) {
  return (
    <p
      data-sample
      className={cn("flex items-start gap-2 text-small text-pretty text-ink-3", className)}
    >
      <Icon name="Info" size={17} className="mt-0.5 flex-none" />
      <span>{children}</span>
    </p>
  );
}

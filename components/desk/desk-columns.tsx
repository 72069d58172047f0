import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type DeskColumnsProps = { list: ReactNode; item?: ReactNode };

/** The queue beside the open item; phones show one of them. */
export function DeskColumns({ list, item }: DeskColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
      <div
        className={cn(
          "lg:self-stretch lg:border-r lg:border-line lg:pr-5",
          item && "max-lg:hidden",
        )}
      >
        {list}
      </div>
      {item ?? <p className="py-12 text-ink-2 max-lg:hidden">Choose one from the list.</p>}
    </div>
  );
}

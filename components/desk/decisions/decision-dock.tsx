import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** The first decisions on an item: on phones they stay at the bottom of the screen. */
export function DecisionDock({ children }: { children: ReactNode }) {
  return (
    <div
      className={cn(
        "phone-dock flex flex-wrap gap-3 max-xs:grid",
        "xs:max-md:fixed xs:max-md:inset-x-0 xs:max-md:bottom-0 xs:max-md:z-30 xs:max-md:grid xs:max-md:auto-cols-fr xs:max-md:grid-flow-col xs:max-md:gap-2.5",
        "xs:max-md:border-t xs:max-md:border-line xs:max-md:bg-raised xs:max-md:px-5 xs:max-md:pt-2.5 xs:max-md:pb-dock",
      )}
    >
      {children}
    </div>
  );
}

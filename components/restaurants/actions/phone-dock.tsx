import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** The main actions of a page, fixed to the bottom of a phone's screen. */
export function PhoneDock({ children }: { children: ReactNode }) {
  return (
    <div
      className={cn(
        "phone-dock fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col gap-2.5 border-t border-line bg-raised px-5 pt-2.5 pb-dock",
        "max-xs:static max-xs:-mx-(--gutter) max-xs:grid-flow-row md:hidden",
      )}
    >
      {children}
    </div>
  );
}

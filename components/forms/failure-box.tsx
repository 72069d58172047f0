import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/cn";

/** What is wrong with a whole form, above its fields. */
export function FailureBox({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-failure
      className={cn(
        "flex items-start gap-3 rounded-tile bg-tomato-soft px-4 py-3 text-tomato-ink outline-offset-2",
        className,
      )}
    >
      <Icon name="CircleAlert" className="mt-0.5 flex-none" />
      <p>{children}</p>
    </div>
  );
}

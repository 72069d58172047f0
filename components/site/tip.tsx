import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type TipProps = {
  title: string;
  children: ReactNode;
  /** The link to what the panel offers. */
  action: ReactNode;
  className?: string;
};

/** A tinted panel below a list: a question, a sentence, and the way to what it offers. */
export function Tip({ title, children, action, className }: TipProps) {
  return (
    <section
      className={cn(
        "mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 bg-sprout px-(--gutter) py-7 max-md:-mx-(--gutter) md:rounded-xl md:px-9",
        className,
      )}
    >
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-1.5 text-ink-2">{children}</p>
      </div>
      {action}
    </section>
  );
}

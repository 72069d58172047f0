import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type NeedsJavaScriptProps = { className?: string; children: ReactNode };

/** What a visitor without JavaScript reads in the place of controls that cannot work. */
export function NeedsJavaScript({ className, children }: NeedsJavaScriptProps) {
  return <p className={cn("hidden text-small text-ink-2 noscript:block", className)}>{children}</p>;
}

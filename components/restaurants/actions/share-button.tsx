"use client";

import type { ReactNode } from "react";
import { shareCurrentPage } from "@/lib/browser/share";
import { cn } from "@/lib/cn";

type ShareButtonProps = { title: string; text: string; className: string; children: ReactNode };

/** Shares this page's URL. */
export function ShareButton({ title, text, className, children }: ShareButtonProps) {
  return (
    <button
      type="button"
      onClick={() => void shareCurrentPage({ title, text })}
      className={cn(className, "noscript:hidden")}
    >
      {children}
    </button>
  );
}

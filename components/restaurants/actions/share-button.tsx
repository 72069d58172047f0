"use client";

import type { ReactNode } from "react";
import { shareCurrentPage, type ShareNotices } from "@/lib/browser/share";
import { cn } from "@/lib/cn";

type ShareButtonProps = {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
  /** What is said of the copied link, in the language of the page. */
  notices: ShareNotices;
};

/** Shares this page's URL. */
export function ShareButton({ title, text, className, children, notices }: ShareButtonProps) {
  return (
    <button
      type="button"
      onClick={() => void shareCurrentPage({ title, text }, notices)}
      className={cn(className, "noscript:hidden")}
    >
      {children}
    </button>
  );
}

"use client";

import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { shareCurrentPage } from "@/lib/browser/share";
import { cn } from "@/lib/cn";
import { pressNotices } from "@/lib/favorites/press-notices";
import english from "@/lib/messages/en/favorites/saving.json";

type ShareButtonProps = {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
};

/** Shares this page's URL. */
export function ShareButton({ title, text, className, children }: ShareButtonProps) {
  const t = useTexts("saving", english);
  return (
    <button
      type="button"
      onClick={() => void shareCurrentPage({ title, text }, pressNotices(t).shared)}
      className={cn(className, "noscript:hidden")}
    >
      {children}
    </button>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

type PageFocusProps = {
  /** The id of what holds each page's content. */
  target: string;
};

/**
 * After a step to another page the focus is on its content if what had it, a link of the page before, is gone: the next Tab
 * goes on from there, and a screen reader begins to read there. The router itself leaves the focus lost.
 */
export function PageFocus({ target }: PageFocusProps) {
  const pathname = usePathname();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById(target)?.focus({ preventScroll: true });
  }, [pathname, target]);

  return null;
}

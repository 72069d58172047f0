"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

type PageFocusProps = {
  /** The id of the element that contains each page's content. */
  target: string;
};

type LinkInContent = { href: string; text: string };

/** The link in the content by which each page was left last, by the page's path. */
const leftBy = new Map<string, LinkInContent>();

function noteLink(event: MouseEvent, content: Element | null) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  const { pathname } = window.location;
  if (content?.contains(link)) leftBy.set(pathname, { href: link.href, text: link.textContent });
  else leftBy.delete(pathname);
}

function findLink(content: Element, pathname: string) {
  const left = leftBy.get(pathname);
  return [...content.querySelectorAll("a")].find(
    ({ href, textContent }) => href === left?.href && textContent === left.text,
  );
}

/** The element that the fragment names, if the page has it. */
function fragmentTarget() {
  try {
    const { hash } = window.location;
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * The element of the fragment; else the one that is marked as the start of new content, or the heading: from an element without a
 * role, a screen reader continues at the top of the document.
 */
function startOf(content: HTMLElement | null) {
  const named = fragmentTarget();
  const heading =
    (named && content?.contains(named) ? named : undefined) ??
    content?.querySelector<HTMLElement>("[data-page-start]") ??
    content?.querySelector("h1");
  if (!heading) return content;
  if (heading.tabIndex < 0) {
    heading.tabIndex = -1;
    heading.classList.add("outline-0");
  }
  return heading;
}

/**
 * After a navigation to another page the focus is on its heading, or on the element that the page marks as its start or that the
 * fragment names: the next Tab continues from there, and a screen reader starts to read there. Back and Forward return to the link by
 * which that page was left. A menu that was opened while the page was loading keeps the focus. The router itself moves no focus.
 */
export function PageFocus({ target }: PageFocusProps) {
  const pathname = usePathname();
  const last = useRef(pathname);
  const isReturning = useRef(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      isReturning.current = false;
      noteLink(event, document.getElementById(target));
    };
    const onPopState = () => {
      isReturning.current = window.location.pathname !== last.current;
    };
    document.addEventListener("click", onClick, true);
    // Ahead of the router, which may render the page within the event.
    window.addEventListener("popstate", onPopState, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onPopState, true);
    };
  }, [target]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById(target);
    const link = isReturning.current && content && findLink(content, pathname);
    isReturning.current = false;
    if (document.querySelector(":popover-open")) return;
    (link || startOf(content))?.focus({ preventScroll: true });
  }, [pathname, target]);

  return null;
}

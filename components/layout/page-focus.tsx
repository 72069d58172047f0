import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

type PageFocusProps = {
  /** The id of the element that contains each page's content. */
  target: string;
};

/** `index` is its number among the links to the same page. */
type LinkInContent = { href: string; index: number };

/** The link in the content by which each page was left last, by the page's path. */
const leftBy = new Map<string, LinkInContent>();

function linksTo(content: Element, href: string) {
  return [...content.querySelectorAll("a")].filter((link) => link.href === href);
}

function noteLink(event: MouseEvent, content: Element | null) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  const { pathname } = window.location;
  if (!content?.contains(link)) return void leftBy.delete(pathname);
  const { href } = link;
  leftBy.set(pathname, { href, index: linksTo(content, href).indexOf(link) });
}

function findLink(content: Element, pathname: string) {
  const left = leftBy.get(pathname);
  if (!left) return undefined;
  const links = linksTo(content, left.href);
  return links[left.index] ?? links[0];
}

/** How long after Back a link that is still on its way, or is rendered once more, may take the focus: a card of near me, say. */
const LATE_LINK_MS = 3_000;

/**
 * Keeps the focus on the link by which the page was left while the content is rendered, until the focus has moved elsewhere or a
 * key or pointer was pressed. Returns how to stop.
 */
function followLink(content: Element, pathname: string) {
  let focused = document.activeElement;
  const observer = new MutationObserver(() => {
    const link = findLink(content, pathname);
    const { activeElement } = document;
    if (!link || link === activeElement) return;
    if (activeElement !== focused && activeElement !== document.body) return stop();
    link.focus({ preventScroll: true });
    focused = link;
  });
  const timer = setTimeout(stop, LATE_LINK_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("keydown", stop, true);
    document.removeEventListener("pointerdown", stop, true);
  }
  observer.observe(content, { childList: true, subtree: true });
  document.addEventListener("keydown", stop, true);
  document.addEventListener("pointerdown", stop, true);
  return stop;
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
  /** The path that Back or Forward leads to. The page before it may still be on its way. */
  const returningTo = useRef<string>(undefined);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      returningTo.current = undefined;
      noteLink(event, document.getElementById(target));
    };
    const onPopState = () => {
      returningTo.current = window.location.pathname;
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
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const content = document.getElementById(target);
    const isReturning = returningTo.current === pathname;
    const isBack = isReturning && leftBy.has(pathname);
    const link = isBack && content && findLink(content, pathname);
    if (isReturning) returningTo.current = undefined;
    if (document.querySelector(":popover-open")) return undefined;
    (link || startOf(content))?.focus({ preventScroll: true });
    return isBack && content ? followLink(content, pathname) : undefined;
  }, [pathname, target]);

  return null;
}

import { useEffect, useState, type RefObject } from "react";
import { isLineFast } from "@/lib/browser/fast-line";
import { whenIdle } from "@/lib/browser/idle";

/** The share of an element that is in view where it counts as scrolled to. */
const IN_VIEW = 0.5;

/** Whether an element has come into view since the page was idle; never on a slow line. What is in view at first does not count. */
export function useIsScrolledTo(element: RefObject<HTMLElement | null>) {
  const [isScrolledTo, setIsScrolledTo] = useState(false);

  useEffect(() => {
    if (!isLineFast()) return;
    let wasAway = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio } of entries) {
          if (intersectionRatio < IN_VIEW) wasAway = true;
          else if (wasAway) setIsScrolledTo(true);
        }
      },
      { threshold: IN_VIEW },
    );
    const leaving = new AbortController();
    const observe = () => {
      if (element.current && !leaving.signal.aborted) observer.observe(element.current);
    };
    const wait = () => whenIdle(observe);
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [element]);

  return isScrolledTo;
}

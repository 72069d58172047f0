/** Between a notice and the edge of the screen, in pixels. */
const GAP = 16;

type Box = { left: number; right: number; top: number; bottom: number };

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The suggestions of a field that has the focus: each of them may be pressed. */
function openListOf(field: Element) {
  if (field.getAttribute("aria-expanded") !== "true") return undefined;
  return document.getElementById(field.getAttribute("aria-controls") ?? "") ?? undefined;
}

/** The element whose focus a visitor has to see, and its suggestions. An element that is larger than the notice stays visible. */
function boxesInUse(notices: Element, height: number): Box[] {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible") || notices.contains(focused)) return [];
  const box = focused.getBoundingClientRect();
  const list = focused.getAttribute("role") === "combobox" ? openListOf(focused) : undefined;
  return [...(box.height > height ? [] : [box]), ...(list ? [list.getBoundingClientRect()] : [])];
}

/**
 * Keeps a notice off the element that has the focus (WCAG 2.4.11) and off its suggestions: it moves to the top of the screen, and is hidden where
 * it would cover the element there as well. `notices` is the list that the library shows.
 */
function place(notices: Element) {
  const list = notices.querySelector<HTMLElement>("[data-sonner-toaster]");
  const notice = list?.querySelector<HTMLElement>("[data-sonner-toast]");
  if (!list || !notice) return;
  const { left, right, bottom } = list.getBoundingClientRect();
  const height = notice.offsetHeight;
  const foot = bottom - (parseFloat(list.style.translate.split(" ")[1] ?? "") || 0);
  const toTop = GAP + height - foot;
  const inUse = boxesInUse(notices, height);
  const isCovered = (shift: number) =>
    inUse.some((box) =>
      doOverlap(box, { left, right, top: foot + shift - height, bottom: foot + shift }),
    );
  const isMoved = isCovered(0);
  list.style.translate = isMoved ? `0 ${toTop}px` : "";
  const isHidden = isMoved && isCovered(toTop);
  // Not "visibility": Tab still leads to it.
  list.style.opacity = isHidden ? "0" : "";
  list.style.pointerEvents = isHidden ? "none" : "";
}

/** Watches focus, scrolling and notices; returns the function that ends that. */
export function avoidFocus(notices: Element) {
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place(notices));
  };
  const added = new MutationObserver(placeSoon);
  added.observe(notices, { childList: true, subtree: true });
  const opened = new MutationObserver(placeSoon);
  opened.observe(document.body, { subtree: true, attributeFilter: ["aria-expanded"] });
  document.addEventListener("focusin", placeSoon);
  window.addEventListener("scroll", placeSoon, { passive: true });
  window.addEventListener("resize", placeSoon);
  return () => {
    cancelAnimationFrame(frame);
    added.disconnect();
    opened.disconnect();
    document.removeEventListener("focusin", placeSoon);
    window.removeEventListener("scroll", placeSoon);
    window.removeEventListener("resize", placeSoon);
  };
}

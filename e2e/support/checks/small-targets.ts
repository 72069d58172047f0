import type { Page } from "@playwright/test";

/** Runs in the page: the controls that a press misses at the edge of a square of so many pixels. */
function listSmallTargets(minimum: number) {
  const isInText = (element: Element) => {
    const block = element.closest("p, li, dd, small, td");
    const text = (element.textContent ?? "").trim();
    return element.tagName === "A" && block !== null && block.textContent?.trim() !== text;
  };
  /** Whether a press there comes to the control, be it through its label or a layer that it spreads over its card. */
  const takesPressAt = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element));
  };
  const isTooSmall = (element: Element) => {
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = minimum / 2 - 1;
    return ![-reach, 0, reach].every((step) => takesPressAt(element, x, y + step));
  };
  return [
    ...document.querySelectorAll("main button, main select, header button, main a, main input"),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .filter((element) => !isInText(element) && !element.closest('[aria-label^="Map of "]'))
    .filter(isTooSmall)
    .map((element) => `lower than ${minimum} px: ${element.outerHTML.slice(0, 120)}`);
}

/** The controls of the open page that are lower than 24 px, or 44 px where fingers press. */
export const smallTargets = (page: Page, isMobile: boolean) =>
  page.evaluate(listSmallTargets, isMobile ? 44 : 24);

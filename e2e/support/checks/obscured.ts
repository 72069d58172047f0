import type { Page } from "@playwright/test";
import { laidOut } from "@/e2e/support/checks/laid-out";

/**
 * Runs in the page: moves the focus over every control, in the order given, and returns those that another element covers completely
 * (WCAG 2.4.11). The browser scrolls to a focused element as it does for the Tab key. To the items in the middle of a long list it
 * scrolls as to those before and after them, which are looked at.
 */
async function findObscured(isBackwards: boolean) {
  const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const LOOKED_AT = 4;
  const isInTheMiddle = (element: Element): boolean => {
    const item = element.closest("li, tr, article, details");
    if (!item?.parentElement) return false;
    const items = [...item.parentElement.children];
    const index = items.indexOf(item);
    const isBetween = index >= LOOKED_AT && index < items.length - LOOKED_AT;
    return isBetween || isInTheMiddle(item.parentElement);
  };
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      !isInTheMiddle(control) &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.matches(":disabled, [tabindex='-1'], [inert] *") &&
      control.getBoundingClientRect().width > 1,
  );
  if (isBackwards) controls.reverse();
  const isSeenAt = (control: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control));
  };
  const STEPS = [0.5, 0.1, 0.3, 0.7, 0.9];
  const isSeen = (control: HTMLElement) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return STEPS.some((down) =>
      STEPS.some((across) => isSeenAt(control, left + across * width, top + down * height)),
    );
  };
  const LOOKS = 5;
  const obscured: string[] = [];
  for (const control of controls) {
    control.focus();
    if (document.activeElement !== control) continue;
    // What is laid out late (`content-visibility`) moves it once more: then it is looked at again.
    for (let look = 0; look < LOOKS && !isSeen(control); look++) {
      await new Promise(requestAnimationFrame);
      control.blur();
      control.focus();
    }
    if (!isSeen(control)) obscured.push(control.outerHTML.slice(0, 100));
  }
  return obscured;
}

/** Runs in the page: whether a part of its own, beside the bar that all pages have, floats above the rest. */
function hasFloatingPart() {
  const isFloating = (element: Element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 1;
  return [...document.querySelectorAll("body *")].some(
    (element) => !element.closest(".site-header") && isFloating(element),
  );
}

/**
 * The controls of the page that is open which a fixed or sticky part covers while they have the focus. Where the bar of all pages was
 * seen to cover nothing, pages without such a part of their own are passed over.
 */
export async function obscuredControls(
  page: Page,
  windows: { width: number; height: number }[],
  isBarSeen = false,
) {
  const faults: string[] = [];
  for (const size of windows) {
    const { width, height } = page.viewportSize() ?? {};
    if (width !== size.width || height !== size.height) await page.setViewportSize(size);
    await laidOut(page);
    if (isBarSeen && !(await page.evaluate(hasFloatingPart))) continue;
    for (const isBackwards of [false, true])
      for (const control of await page.evaluate(findObscured, isBackwards))
        faults.push(`covered at ${size.width} px: ${control}`);
  }
  return [...new Set(faults)];
}

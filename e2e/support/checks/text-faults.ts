import type { Page } from "@playwright/test";
import { laidOut } from "@/e2e/support/checks/laid-out";

/**
 * Elements that may be clipped: slides outside the carousel and pins outside the map's frame, which a move shows; the account's
 * address, which its menu shows in full; the value in the summary of a disclosure, which the disclosure shows in full; and an item in
 * a queue of the desk, whose page shows it in full.
 */
const LEFT_ALONE =
  "[data-slide], .map-frame [data-pin], .account-email, summary > .truncate, a[href^='/desk/'] .truncate";

/** Runs in the page. */
function listFaults(except: string) {
  /** Pixels that a letter may stand out of the box of its line. */
  const edge = 3;
  /** The part of a line's height, above and below, that may overlap another line. */
  const middle = 0.25;
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

  /** The height of a line that is lower than its letters' own box, as in large titles. */
  const lineBox = ({ x, y, width, height }: DOMRect, lineHeight: number) => {
    const spare = Math.max(0, height - lineHeight) || 0;
    return new DOMRect(x, y + spare / 2, width, height - spare);
  };

  type Box = {
    element: Element;
    style: CSSStyleDeclaration;
    overflowX: string;
    overflowY: string;
    position: string;
    isForVoicesOnly: boolean;
    parent: Box | undefined;
    frame?: DOMRect;
  };
  const boxes = new Map<Element, Box>();
  /** An element with those around it; each is looked at once, since many texts have the same. */
  function boxOf(element: Element | null): Box | undefined {
    if (!element) return undefined;
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { overflowX, overflowY, position, clipPath } = style;
    const parent = boxOf(element.parentElement);
    const isForVoicesOnly = clipPath === "inset(50%)" || parent?.isForVoicesOnly === true;
    const box = { element, style, overflowX, overflowY, position, isForVoicesOnly, parent };
    boxes.set(element, box);
    return box;
  }
  function* boxesAround(box: Box) {
    for (let one: Box | undefined = box; one; one = one.parent) yield one;
  }
  const frameOf = (box: Box) => (box.frame ??= box.element.getBoundingClientRect());
  const canFloat = ({ position }: Box) => position === "fixed" || position === "sticky";

  type Piece = { text: string; node: Node; isAfloat: boolean; box: DOMRect };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const holder = node.parentElement;
    if (!text || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (holder.closest("script, style, noscript")) continue;
    if (holder.closest(except)) continue;

    const around = boxOf(holder)!;
    if (around.isForVoicesOnly) continue;
    const isAfloat = [...boxesAround(around)].some(canFloat);
    const lineHeight = parseFloat(around.style.lineHeight);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const box = lineBox(rect, lineHeight);
      pieces.push({ text: text.slice(0, 50), node, isAfloat, box });
      for (const one of boxesAround(around)) {
        const { overflowX, overflowY, position } = one;
        if (overflowX === "auto" || overflowX === "scroll") break;
        const frame = frameOf(one);
        const isCutSideways =
          overflowX !== "visible" &&
          (box.left < frame.left - edge || box.right > frame.right + edge);
        const lost = box.height * middle;
        const isCutBelow =
          (overflowY === "hidden" || overflowY === "clip") &&
          (box.bottom - lost > frame.bottom || box.top + lost < frame.top);
        if (isCutSideways || isCutBelow) {
          faults.push(`cut off: ${text.slice(0, 50)}`);
          break;
        }
        if (position === "fixed") break;
      }
    }
  }

  const still = pieces
    .filter(({ isAfloat }) => !isAfloat)
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of still.entries())
    for (let next = index + 1; next < still.length; next++) {
      const other = still[next]!;
      if (other.box.top >= one.box.bottom) break;
      if (other.node === one.node) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > edge && down > middle * Math.min(one.box.height, other.box.height))
        faults.push(`over each other: ${one.text} | ${other.text}`);
    }
  return [...new Set(faults)];
}

/** How often faults are looked at again: those that go are of a page that was still being laid out. */
const LOOKS = 10;

/**
 * The faults of the open page with larger text or wider spacing: a page that scrolls sideways, text that a box or the window's edge
 * clips, text over other text. The window is made narrower.
 */
export async function textFaults(page: Page, widths: number[]) {
  const faults: string[] = [];
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    let found: string[] = [];
    for (let look = 0; look < LOOKS; look++) {
      await laidOut(page);
      found = await page.evaluate(listFaults, LEFT_ALONE);
      if (found.length === 0) break;
    }
    faults.push(...found.map((fault) => `${fault} (at ${width} px)`));
  }
  return faults;
}

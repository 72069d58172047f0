import { expect, type Locator, type Page } from "@playwright/test";

/** More than any screen has between two stops of a journey. */
const MOST_PRESSES = 90;

/** Runs in the page: what is wrong with where the focus is, in words; "" when it can be seen. */
function focusFault() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "the focus is lost";
  const what = focused.outerHTML.slice(0, 100);

  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `out of sight: ${what}`;
  // A dialog, or the page's content, is seen as a whole.
  if (focused.matches('[role="dialog"], dialog, [tabindex="-1"]:not(button)')) return "";

  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const topmost = document.elementFromPoint(x, y);
  const isShown = topmost && (topmost.contains(focused) || focused.contains(topmost));
  if (!isShown) return `covered by ${topmost?.outerHTML.slice(0, 100)}: ${what}`;

  /** Itself, and what frames it: a field draws the ring of the input inside. */
  const frames: [Element, string?][] = [[focused], [focused, "::after"]];
  const outermost = focused.closest("form") ?? focused.closest("label");
  for (let frame = focused; frame !== outermost && frame.parentElement && outermost;) {
    frame = frame.parentElement;
    frames.push([frame]);
  }
  const isRinged = frames.some(([frame, part]) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(frame, part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  return isRinged ? "" : `no ring: ${what}`;
}

/** A visitor who has a keyboard and nothing else; after every key the focus must be somewhere, and to be seen. */
export function byKeyboard(page: Page) {
  async function seeFocus() {
    await expect.poll(() => page.evaluate(focusFault), "the focus").toBe("");
  }

  async function press(key: string) {
    await page.keyboard.press(key);
    await seeFocus();
  }

  return {
    press,
    seeFocus,
    async type(text: string) {
      await page.keyboard.type(text);
      await seeFocus();
    },
    /** Presses Tab, or another key, until it has brought the focus to `target`. */
    async moveTo(target: Locator, key = "Tab") {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        if (await isThere()) return;
        await press(key);
      }
      await expect(target).toBeFocused();
    },
  };
}

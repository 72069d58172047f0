import type { Locator, Page } from "@playwright/test";
import { pixelsOf } from "@/e2e/support/checks/pixels";

/** The share of its pixels in which a control must differ from another: more than a check icon. */
const DIFFERENT_SHARE = 0.2;

/** The colors of the control's pixels, each with its share. */
export async function colorsOf(page: Page, control: Locator) {
  await page.mouse.move(0, 0);
  await control.evaluate((element) => element.blur());
  const data = await pixelsOf(control);
  const counts: Record<string, number> = {};
  for (let i = 0; i < data.length; i += 4) {
    const color = `${data[i]} ${data[i + 1]} ${data[i + 2]}`;
    counts[color] = (counts[color] ?? 0) + 4 / data.length;
  }
  return counts;
}

/** Whether two controls, or two states of one, differ by more than an icon. */
export function differ(one: Record<string, number>, other: Record<string, number>) {
  const colors = new Set([...Object.keys(one), ...Object.keys(other)]);
  const moved = [...colors].map((color) => Math.abs((one[color] ?? 0) - (other[color] ?? 0)));
  return moved.reduce((sum, share) => sum + share, 0) / 2 > DIFFERENT_SHARE;
}

/** Buttons of the open page that look like text in a contrast theme, which it has no longer afterwards. */
export async function buttonsWithoutEdge(page: Page) {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[class*='button']")]
      .filter((element) => element.matches("a, button") && element.checkVisibility())
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } =
          getComputedStyle(element);
        const hasBorder = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
        return !hasBorder && (outlineStyle === "none" || parseFloat(outlineWidth) === 0);
      })
      .map((element) => `no edge in a contrast theme: ${element.textContent?.trim()}`),
  );
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
}

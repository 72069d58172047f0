import type { Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";
import { laidOut } from "@/e2e/support/checks/laid-out";
import { hold } from "@/e2e/support/checks/late-styles";

/** The shift of the header's links when their fonts load, and no more (ADR-21). */
export const FONTS_ALONE = 0.001;

/** Watches the page from its start; the returned function tells how much of it has shifted so far, as browsers count (CLS). */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value") as number);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (Reflect.get(window, "shifts") as number[]).reduce((sum, value) => sum + value, 0),
    );
}

/** Waits until the site's typefaces are there: a page holds their stylesheet back until their fonts have loaded. */
export async function untilTypefacesApply(page: Page) {
  await page.waitForFunction(
    () =>
      !document.querySelector('link[rel=stylesheet][media="not all"]') &&
      ["16px body", "800 16px display"].every((font) => document.fonts.check(font)),
  );
}

/**
 * Keeps fonts back from here on. The returned function waits until the page is painted in those of the system, lets its own come, and
 * tells how much has shifted.
 */
export async function holdFonts(page: Page) {
  const shifted = await watchShifts(page);
  const fonts = await hold(page, /\.woff2/);
  const requested = page.waitForRequest(/\.woff2/);
  return async () => {
    await expect(page.locator("footer")).toBeAttached();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    await requested;
    fonts.release();
    await untilTypefacesApply(page);
    await laidOut(page);
    return shifted();
  };
}

/** How much of a page shifts when its fonts arrive after it was painted in those of the system. */
export async function shiftOfLateFonts(page: Page, path: string) {
  const shiftByFonts = await holdFonts(page);
  await page.goto(path, { waitUntil: "commit" });
  return shiftByFonts();
}

import type { Page } from "@playwright/test";

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

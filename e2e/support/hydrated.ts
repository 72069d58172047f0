import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has taken over the page's controls. A key or an event that comes before is for the browser alone. The controls
 * of a map's engine are not React's, and hidden fields, some of which it leaves to the browser, are no controls.
 */
export async function untilHydrated(page: Page) {
  const waiting = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, input:not([type=hidden]), select, textarea")]
        .filter((control) => !control.closest(".maplibregl-map"))
        .filter((control) => !Object.keys(control).some((key) => key.startsWith("__react")))
        .map(({ outerHTML }) => outerHTML),
    );
  await expect.poll(waiting, { intervals: [20, 50, 100] }).toEqual([]);
}

/** Opens a page and waits until its controls do what they do. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

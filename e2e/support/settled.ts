import type { Page, Request } from "@playwright/test";
import { untilHydrated } from "@/e2e/support/hydrated";

/** Looks in a row that see nothing under way: what one response leads to, as another request, begins before the second. */
const LOOKS = 2;

/** Runs in the page: until its fonts are there, two frames are drawn and nothing is left to compute. */
async function untilIdle() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  // A map that draws without a pause leaves no idle time.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}

/**
 * Opens pages, each until its controls are React's and it neither loads nor computes anything. Playwright's "networkidle" is the same
 * and half a second of silence, on every page.
 */
export function settledPages(page: Page) {
  const underWay = new Set<Request>();
  let wake = () => {};
  page.on("request", (request) => underWay.add(request));
  function end(request: Request) {
    underWay.delete(request);
    if (underWay.size === 0) wake();
  }
  page.on("requestfinished", end);
  page.on("requestfailed", end);

  return async function open(path: string) {
    underWay.clear();
    await page.goto(path);
    await untilHydrated(page);
    for (let quiet = 0; quiet < LOOKS; quiet += 1) {
      await page.evaluate(untilIdle);
      if (underWay.size === 0) continue;
      await new Promise<void>((resolve) => (wake = resolve));
      quiet = -1;
    }
  };
}

/** Opens one page so. */
export const openSettled = (page: Page, path: string) => settledPages(page)(path);

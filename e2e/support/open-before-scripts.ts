import type { Page } from "@playwright/test";

/** Opens a page whose scripts are on their way; `release` lets them arrive. */
export async function openBeforeScripts(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/chunks\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  // The last element of the page: all of it is there to be pressed.
  await page.locator("footer").waitFor();
  return { release };
}

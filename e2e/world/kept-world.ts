import { expect, type Page } from "@playwright/test";

// All restaurants on the device: what the tests of it press.

/** Until the worker of this build controls the page. */
export async function openWithWorker(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
}

export const pressDownload = (page: Page) =>
  page.getByRole("button", { name: "Download for offline use" }).click();

export const keptLine = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} restaurants, kept on this device since`));

export async function keepWorld(page: Page, count: number) {
  await openWithWorker(page, "/restaurants/near-me");
  await pressDownload(page);
  await expect(keptLine(page, count)).toBeVisible();
}

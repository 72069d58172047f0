import { expect, type Page } from "@playwright/test";
import { openWithWorker } from "@/e2e/support/open-with-worker";

// All restaurants on the device: what the tests of it press.

export const pressDownload = (page: Page) =>
  page.getByRole("button", { name: "Download for offline use" }).click();

export const keptLine = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} restaurants, kept on this device since`));

export async function keepWorld(page: Page, count: number) {
  await openWithWorker(page, "/restaurants/near-me");
  await pressDownload(page);
  await expect(keptLine(page, count)).toBeVisible();
}

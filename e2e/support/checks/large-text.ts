import type { Page } from "@playwright/test";

/** The text size that a visitor set in the browser, in pixels; nothing else tells the page. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

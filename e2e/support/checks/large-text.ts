import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The text size that a visitor set in the browser, in pixels; nothing else tells the page. */
export async function setTextSize(page: Page, standard: number) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard } });
}

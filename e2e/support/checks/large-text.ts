import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The text size that a visitor set in the browser, in pixels; nothing else tells the page. Returns the session that sets it. */
export async function setTextSize(page: Page, standard: number) {
  const begun = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, begun);
  const session = await begun;
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  return session;
}

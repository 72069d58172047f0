import { expect, type Page } from "@playwright/test";

/** Elements that the site never renders. */
const FOREIGN_ELEMENTS = "iframe, object, embed, base, marquee, xss, video, math, meta[http-equiv]";

/**
 * Watches a page for dialogs. The returned function expects that no hostile text was executed and that the page is complete; the
 * fixtures check errors, policy and foreign requests.
 */
export function watchPage(page: Page) {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    await expect(page.locator("h1").first()).toBeAttached();
    expect(await page.evaluate(() => "pwned" in window || "pwned" in {})).toBe(false);
    await expect(page.locator(FOREIGN_ELEMENTS)).toHaveCount(0);
    expect(dialogs).toEqual([]);
  };
}

/** The same of a page as the server sends it: no hostile text became an element or a handler. */
export function expectNoForeignElements(document: Document) {
  const foreign = document.querySelectorAll(`${FOREIGN_ELEMENTS}, img[src="x"]`);
  expect([...foreign].map(({ outerHTML }) => outerHTML)).toEqual([]);
  const attributes = [...document.querySelectorAll("*")].flatMap((one) => one.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
}

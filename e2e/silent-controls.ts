import type { Page } from "@playwright/test";

/** What works without a script: popovers, dialogs opened by a command, forms that are sent, choices that styles follow. */
const DEAD =
  "button:not([popovertarget], [commandfor], form[action] *, form[method=post] *), select, input:not([type=radio], [type=checkbox]), textarea, [role=tab]";

/** The controls of the page that is open which do nothing without JavaScript, and beside which nothing says so. */
export async function silentControls(page: Page) {
  const silent: string[] = [];
  for (const control of await page.locator(DEAD).filter({ visible: true }).all()) {
    const around = page
      .locator("form, main")
      .filter({ has: control })
      .filter({ hasText: /needs? JavaScript/ })
      .filter({ visible: true });
    if ((await around.count()) === 0) silent.push(await control.innerText());
  }
  return silent;
}

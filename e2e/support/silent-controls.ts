import type { Page } from "@playwright/test";

/** What does nothing without a script, unless a form sends it: no popover, no dialog opened by a command, no choice that styles follow. */
const CONTROL =
  "button:not([popovertarget], [commandfor]), select, input:not([type=radio], [type=checkbox]), textarea, [role=tab]";
const DEAD = `:is(${CONTROL}):not(form[action] *, form[method=post] *)`;

/** The controls of the open page that do nothing without JavaScript, and have no note that says so. */
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

import type { Page } from "@playwright/test";
import { DEAD_CONTROL, NEEDS_SCRIPTS } from "@/e2e/support/http/page-document";

/** The controls of the open page that do nothing without JavaScript, and have no note that says so. */
export async function silentControls(page: Page) {
  const silent: string[] = [];
  for (const control of await page.locator(DEAD_CONTROL).filter({ visible: true }).all()) {
    const around = page
      .locator("form, main")
      .filter({ has: control })
      .filter({ hasText: NEEDS_SCRIPTS })
      .filter({ visible: true });
    if ((await around.count()) === 0) silent.push(await control.innerText());
  }
  return silent;
}

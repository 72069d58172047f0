import { prerenderedRoutes } from "@/e2e/documents";
import { expect, test } from "@/e2e/fixtures";
import { HOME_ALIASES } from "@/lib/home/alias-paths";

test.use({ javaScriptEnabled: false });
test.beforeEach(({ allow }) => allow.console(/404/));

/** What works without a script: popovers, dialogs opened by a command, forms that are sent, choices that styles follow. */
const DEAD =
  "button:not([popovertarget], [commandfor], form[action] *, form[method=post] *), select, input:not([type=radio], [type=checkbox]), textarea, [role=tab]";

for (const path of prerenderedRoutes().filter((route) => !HOME_ALIASES.includes(route)))
  test(`${path} has no control that does nothing, or says what needs JavaScript @everywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    const dead = await page.locator(DEAD).filter({ visible: true }).all();
    const silent: string[] = [];
    for (const control of dead) {
      const around = page
        .locator("form, main")
        .filter({ has: control })
        .filter({ hasText: /needs? JavaScript/ })
        .filter({ visible: true });
      if ((await around.count()) === 0) silent.push(await control.innerText());
    }
    expect(silent).toEqual([]);
  });

for (const [path, text] of [
  ["/auth", "Signing in and signing up need JavaScript."],
  ["/auth/reset", "Setting a new password needs JavaScript."],
  ["/about/contact", "This form needs JavaScript."],
  ["/restaurants/add-listing", "This form needs JavaScript."],
  [
    "/restaurants/near-me",
    /^Search, filters, sorting, the map and your location need JavaScript\./,
  ],
  ["/restaurants/by-city", "The search and the maps of the cities need JavaScript."],
  ["/restaurants/map", "The map needs JavaScript."],
] as const)
  test(`${path} says in place what needs JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  });

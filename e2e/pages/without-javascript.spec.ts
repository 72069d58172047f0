import { prerenderedRoutes } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { silentControls } from "@/e2e/support/silent-controls";
import { HOME_ALIASES } from "@/lib/home/alias-paths";

test.use({ javaScriptEnabled: false });
test.beforeEach(({ allow }) => allow.console(/404/));

for (const path of prerenderedRoutes().filter((route) => !HOME_ALIASES.includes(route)))
  test(`${path} has no control that does nothing, or says what needs JavaScript @everywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await silentControls(page)).toEqual([]);
  });

for (const [path, text, tag = ""] of [
  ["/auth", "Signing in and signing up need JavaScript."],
  ["/auth/reset", "Setting a new password needs JavaScript."],
  ["/about/contact", "This form needs JavaScript.", "@none"],
  ["/restaurants/add-listing", "This form needs JavaScript.", "@none"],
  [
    "/restaurants/near-me",
    /^Search, filters, sorting, the map and your location need JavaScript\./,
  ],
  ["/restaurants/by-city", "The search and the maps of the cities need JavaScript."],
  ["/restaurants/map", "The map needs JavaScript."],
] as const)
  test(`${path} says in place what needs JavaScript ${tag}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  });

test("what scripts would show later is there: every audience, and what a card says of its price", async ({
  page,
}) => {
  await page.goto("/");
  const panels = page.getByRole("tabpanel");
  await expect(panels).toHaveCount(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await page.goto("/restaurants/near-me");
  await expect(page.getByRole("img", { name: /^Price/ }).first()).toBeVisible();
});

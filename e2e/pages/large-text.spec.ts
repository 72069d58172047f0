import { expect, test as base } from "@/e2e/support/fixtures";
import { PATH_GROUPS } from "@/e2e/support/page-paths";
import { textFaults } from "@/e2e/support/text-faults";

/** A visitor who set the browser's text size to 200 %; nothing else tells the page. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
      }),
    { scope: "worker" },
  ],
});

for (const [group, paths] of Object.entries(PATH_GROUPS))
  test(`${group}: at 1280 and 390 px nothing is cut off, covered or out of reach`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(120_000);
    allow.host("tiles.openfreemap.org");
    allow.console(/404/);
    const faults: Record<string, string[]> = {};
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const found = await textFaults(page, [1280, 390]);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });

test("the bar folds to its phone form, the menu in it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/guides/health");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("navigation", { name: "Main" })).toBeHidden();
  await bar.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Top Rated" })).toBeVisible();
});

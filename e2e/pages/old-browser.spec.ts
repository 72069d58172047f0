import { prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { silentControls } from "@/e2e/support/checks/silent-controls";

const MESSAGE = "This browser is too old for this site";

test("a browser without popovers shows that it is too old; others do not", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/about/mission");
  await expect(page.getByText(MESSAGE)).toBeHidden();

  const old = await browser.newPage({ ...(baseURL && { baseURL }), serviceWorkers: "block" });
  await old.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
  await old.goto("/about/mission");
  await expect(old.getByText(MESSAGE)).toBeVisible();
  await old.close();
});

test("closed menus are hidden from browsers that know neither popovers nor layers", async ({
  page,
}) => {
  await page.goto("/about/mission");
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSSupportsRule)
        .filter(({ conditionText }) => conditionText.includes(":popover-open"))
        .map(({ cssText }) => cssText.replace(/\s+/g, " ")),
    );
  await expect.poll(rules).toContainEqual(expect.stringMatching(/\[popover\].*display: none/));
});

test("drawings have a size of their own, for browsers that do not take the styles", async () => {
  const documents = await readDocuments(prerenderedRoutes());
  const unsized = documents
    .filter(({ unsizedDrawings }) => unsizedDrawings.length > 0)
    .map(({ route, unsizedDrawings }) => [route, unsizedDrawings]);
  expect(Object.fromEntries(unsized)).toEqual({});
});

test("where the scripts of a page do not start, it looks as without JavaScript", async ({
  page,
  allow,
}) => {
  allow.console(/ERR_FAILED/);
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  for (const path of ["/auth/reset", "/restaurants/near-me", "/"]) {
    await page.goto(path);
    await expect(page.getByText(/needs? JavaScript/).filter({ visible: true })).not.toHaveCount(0);
    expect(await silentControls(page), path).toEqual([]);
  }
});

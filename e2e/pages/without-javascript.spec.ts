import { prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { PHONE } from "@/e2e/support/checks/every-page";
import { expect, test } from "@/e2e/support/fixtures";
import { silentControls } from "@/e2e/support/checks/silent-controls";

test("no page has a control that does nothing, or it says what needs JavaScript @core", async () => {
  test.setTimeout(180_000);
  const documents = await readDocuments([...prerenderedRoutes(), "/no-such-page"]);
  const silent = documents
    .filter((document) => document.silentControls.length > 0)
    .map((document) => [document.route, document.silentControls]);
  expect(Object.fromEntries(silent)).toEqual({});
});

const NOTES: [path: string, text: string, tag?: string][] = [
  ["/auth/reset", "Setting a new password needs JavaScript."],
  ["/about/contact", "This form needs JavaScript.", "@none"],
  ["/restaurants/add-listing", "This form needs JavaScript.", "@none"],
  ["/restaurants/near-me", "Search, filters, sorting, the map and your location need JavaScript."],
  ["/restaurants/by-city", "The search and the maps of the cities need JavaScript."],
  ["/restaurants/map", "The map needs JavaScript."],
];

/** One page of each kind: what the test above takes for hidden, the styles hide. */
const KINDS = [
  "/",
  "/restaurants/near-me",
  "/restaurants/by-city",
  "/restaurants/by-country",
  "/restaurants/map",
  "/restaurants/add-listing",
  "/restaurants/1",
  "/favorites",
  "/community/ai-gallery",
  "/community/forum/warsaw-in-may",
  "/community/events",
  "/community/blog/down-among-the-jars",
  "/guides/recipes/plum-galette",
  "/about/contact",
  "/auth",
];

test.describe("in a browser", () => {
  test.use({ javaScriptEnabled: false });

  test("no control is shown that does nothing, in a phone's window or a wide one", async ({
    page,
  }) => {
    const windows = [page.viewportSize()!, PHONE];
    const silent: string[][] = [];
    for (const path of KINDS) {
      await page.goto(path);
      for (const size of windows) {
        await page.setViewportSize(size);
        silent.push(...(await silentControls(page)).map((control) => [path, control]));
      }
    }
    expect(silent).toEqual([]);
  });

  for (const tag of ["", "@none"])
    test(`pages say in place what needs JavaScript ${tag}`, async ({ page }) => {
      for (const [path, text, own = ""] of NOTES.filter(([, , own = ""]) => own === tag)) {
        await page.goto(path);
        await expect(page.getByText(text).first(), `${path} ${own}`).toBeVisible();
      }
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
});

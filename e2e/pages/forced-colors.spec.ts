import type { Locator, Page } from "@playwright/test";
import { colorsOf, differ } from "@/e2e/support/checks/contrast-theme";
import { expect, test } from "@/e2e/support/fixtures";
import { openHydrated } from "@/e2e/support/hydrated";

test.beforeEach(async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
});

async function expectOtherWhenChosen(page: Page, name: string, control: Locator) {
  const before = await colorsOf(page, control);
  await control.click();
  await expect(
    control.and(page.locator("[aria-pressed=true], [aria-selected=true]")),
    name,
  ).toBeVisible();
  expect(differ(before, await colorsOf(page, control)), name).toBe(true);
}

test("a price, a minimum rating, a cuisine and the map look different when they are chosen", async ({
  page,
}) => {
  await openHydrated(page, "/restaurants/near-me");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const button = (name: string, exact = false) => page.getByRole("button", { name, exact }).first();
  const [any, other] = [await colorsOf(page, button("Any")), await colorsOf(page, button("4+"))];
  expect(differ(any, other)).toBe(true);
  await expectOtherWhenChosen(page, "a price", button("$$", true));
  await expectOtherWhenChosen(page, "a minimum rating", button("4+"));
  await expectOtherWhenChosen(page, "a cuisine", button("Italian"));
  await expectOtherWhenChosen(page, "the map", button("Map", true));
});

test("the list of the gallery and a city look different when they are chosen @core", async ({
  page,
}) => {
  await openHydrated(page, "/community/ai-gallery");
  const list = page.getByRole("button", { name: "List", exact: true });
  await expectOtherWhenChosen(page, "the list of the gallery", list);
  await openHydrated(page, "/restaurants/by-city");
  const london = page
    .getByRole("main")
    .getByRole("button", { name: /London/ })
    .first();
  await expectOtherWhenChosen(page, "a city", london);
});

test("a link that looks like a button has an edge, an audience and the active suggestion look different", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In" });
  expect(await signIn.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");

  const foodies = page.getByRole("tab", { name: "For Foodies" });
  await expectOtherWhenChosen(page, "an audience", foodies);

  await page.getByRole("combobox").fill("berlin");
  await page.getByRole("option").nth(1).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  const [active, other] = [page.getByRole("option").nth(0), page.getByRole("option").nth(1)];
  expect(differ(await colorsOf(page, active), await colorsOf(page, other))).toBe(true);
});

test("one of the section's tabs looks current, and the current link of a list, of pages or of orders", async ({
  page,
}) => {
  await openHydrated(page, "/guides/recipes");
  const tabs = page.getByRole("main").getByRole("navigation").first().getByRole("link");
  const edges = await tabs.evaluateAll((links) =>
    links.map((link) => {
      const style = getComputedStyle(link);
      return [link.getAttribute("aria-current") ?? "", style.borderBottomColor] as const;
    }),
  );
  const current = edges.filter(([state]) => state === "page").map(([, color]) => color);
  expect(current).toHaveLength(1);
  expect(edges.filter(([state]) => state === "").map(([, color]) => color)).not.toContain(
    current[0],
  );

  const cards = page.getByRole("main").getByRole("article").getByRole("link");
  await cards.first().evaluate((link) => link.setAttribute("aria-current", "page"));
  const backgrounds = await cards.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  );
  expect(new Set(backgrounds.slice(1))).not.toContain(backgrounds[0]);
});

test("a pin has an edge, and the open one looks different", async ({ page }) => {
  await openHydrated(page, "/restaurants/map");
  const pin = page.locator("[data-pin]").first();
  expect(await pin.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  const before = await colorsOf(page, pin);
  await pin.press("Enter");
  await expect(pin).toHaveAttribute("aria-expanded", "true");
  expect(differ(before, await colorsOf(page, pin))).toBe(true);
});

import type { Locator, Page } from "@playwright/test";
import { colorsOf, differ } from "@/e2e/support/checks/contrast-theme";
import { expect, test } from "@/e2e/support/fixtures";
import { openHydrated } from "@/e2e/support/hydrated";

test.beforeEach(async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
});

async function openFilters(page: Page) {
  await openHydrated(page, "/restaurants/near-me");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
}

/** Controls that are pressed or not: where, and what leads to it. */
const TOGGLES: [
  name: string,
  open: (page: Page) => Promise<unknown>,
  find: (page: Page) => Locator,
][] = [
  ["a price", openFilters, (page) => page.getByRole("button", { name: "$$", exact: true })],
  ["a minimum rating", openFilters, (page) => page.getByRole("button", { name: "4+" })],
  ["a cuisine", openFilters, (page) => page.getByRole("button", { name: "Italian" })],
  ["the map", openFilters, (page) => page.getByRole("button", { name: "Map", exact: true })],
  [
    "the list of the gallery",
    (page) => openHydrated(page, "/community/ai-gallery"),
    (page) => page.getByRole("button", { name: "List", exact: true }),
  ],
  [
    "a city",
    (page) => openHydrated(page, "/restaurants/by-city"),
    (page) => page.getByRole("main").getByRole("button", { name: /London/ }),
  ],
  [
    "an audience",
    (page) => openHydrated(page, "/"),
    (page) => page.getByRole("tab", { name: "For Foodies" }),
  ],
];

for (const [name, open, find] of TOGGLES)
  test(`${name} looks different when it is chosen`, async ({ page }) => {
    await open(page);
    const control = find(page).first();
    const before = await colorsOf(page, control);
    await control.click();
    await expect(
      control.and(page.locator("[aria-pressed=true], [aria-selected=true]")),
    ).toBeVisible();
    expect(differ(before, await colorsOf(page, control))).toBe(true);
  });

test("Any looks different from the other minimum ratings", async ({ page }) => {
  await openFilters(page);
  const [any, other] = [
    page.getByRole("button", { name: "Any" }),
    page.getByRole("button", { name: "4+" }),
  ];
  expect(differ(await colorsOf(page, any), await colorsOf(page, other))).toBe(true);
});

test("the active suggestion looks different from the others", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("combobox").fill("berlin");
  await page.getByRole("option").nth(1).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  const [active, other] = [page.getByRole("option").nth(0), page.getByRole("option").nth(1)];
  expect(differ(await colorsOf(page, active), await colorsOf(page, other))).toBe(true);
});

test("the current link of a list, of pages or of orders, looks different from the others", async ({
  page,
}) => {
  await openHydrated(page, "/guides/recipes");
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

test("one of the section's tabs looks current", async ({ page }) => {
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
});

test("a link that looks like a button has an edge", async ({ page }) => {
  await openHydrated(page, "/");
  const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In" });
  expect(await signIn.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});

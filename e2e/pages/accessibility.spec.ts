import type { Locator, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";

/** Brings the page into a state, from the one before, and returns the element that shows it. */
type Reach = (page: Page, isPhone: boolean) => Promise<Locator>;

/** A page that is loaded once, and what opens on it one after the other. */
type Visit = { path: string; states: [name: string, reach: Reach][] };

const notice = (page: Page) => page.locator("[data-sonner-toast]").first();

async function openFilters(page: Page) {
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const choice = page.getByRole("button", { name: "Italian", exact: true });
  await expect(choice).toBeVisible();
  return choice;
}

async function searchInVain(page: Page, result: string) {
  await page.getByRole("searchbox").fill("qqqq");
  return page.getByText(result).filter({ visible: true }).first();
}

async function pointAtNotice(page: Page) {
  // It stays while it is pointed at.
  await notice(page).hover();
  return notice(page);
}

/** What opens on a page. e2e/pages/every-page.spec.ts looks at all pages as they are, e2e/map/axe.spec.ts at maps. */
const VISITS: Visit[] = [
  {
    path: "/",
    states: [
      [
        "the other audience",
        async (page) => {
          await page.getByRole("tab", { name: "For Foodies" }).click();
          return page.getByRole("tab", { name: "For Foodies", selected: true });
        },
      ],
    ],
  },
  {
    path: "/",
    states: [
      [
        "a feature's alert @none",
        async (page) => {
          await page.getByRole("button", { name: /Favorites List/ }).click();
          return page.getByRole("alertdialog");
        },
      ],
    ],
  },
  {
    path: "/guides/health",
    states: [
      [
        "the menus",
        async (page, isPhone) => {
          const name = isPhone ? /menu/i : "Restaurants";
          await page.getByRole("banner").getByRole("button", { name }).first().click();
          return page.getByRole("link", { name: "Top Rated" }).first();
        },
      ],
    ],
  },
  {
    path: "/restaurants/near-me",
    states: [
      ["near me, with its notice", pointAtNotice],
      ["nothing found", (page) => searchInVain(page, "0 restaurants found")],
      [
        "the filters",
        async (page) => {
          await page.getByRole("searchbox").fill("");
          return openFilters(page);
        },
      ],
    ],
  },
  {
    path: "/restaurants/by-city",
    states: [["no such city", (page) => searchInVain(page, "No cities found matching the search")]],
  },
  {
    path: "/favorites",
    states: [
      [
        "favorites, one of them removed",
        async (page) => {
          await page.evaluate(() => localStorage.setItem("savedRestaurants", '["1","8","gone"]'));
          await page.reload();
          await page.getByRole("button", { name: /^Remove Radish/ }).click();
          return page.getByRole("button", { name: "Undo" });
        },
      ],
    ],
  },
  {
    path: "/community/ai-gallery",
    states: [
      [
        "the gallery as a list",
        async (page) => {
          const list = page.getByRole("button", { name: "List", exact: true });
          await list.click();
          return list.and(page.locator("[aria-pressed=true]"));
        },
      ],
      ["an empty gallery", (page) => searchInVain(page, "No restaurants found")],
    ],
  },
  {
    path: "/community/ai-gallery#image-2",
    states: [
      ["an image of the gallery", async (page) => page.getByRole("dialog").getByRole("img")],
    ],
  },
  {
    path: "/auth",
    states: [
      [
        "sign up, refused",
        async (page) => {
          await page.getByRole("link", { name: "Sign up" }).click();
          await page.getByLabel("Email").fill("nobody");
          await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
          return page.getByText("Please enter a valid email address");
        },
      ],
    ],
  },
];

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
});

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { path, states } of VISITS)
  test(`axe finds no barrier, and nothing is wider than the window: ${states.map(([name]) => name).join(", then ")} @everywhere`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    for (const [name, reach] of states)
      await test.step(name, async () => {
        const shown = await reach(page, isMobile);
        // e2e/map/axe.spec.ts looks at maps, in every state.
        await expectNoBarriersInBothThemes(page, { exclude: '[aria-label^="Map of "]' }, shown);
        expect(await overflow(page)).toBe(0);
      });
  });

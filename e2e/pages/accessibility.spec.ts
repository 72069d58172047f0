import type { Locator, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";

type State = {
  name: string;
  path: string;
  /** Brings the page into the state, and returns the element that shows it. */
  reach: (page: Page, isPhone: boolean) => Promise<Locator>;
};

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

/** What opens on a page. e2e/pages/every-page.spec.ts looks at all pages as they are, e2e/map/axe.spec.ts at maps. */
const STATES: State[] = [
  {
    name: "the other audience",
    path: "/",
    reach: async (page) => {
      await page.getByRole("tab", { name: "For Foodies" }).click();
      return page.getByRole("tab", { name: "For Foodies", selected: true });
    },
  },
  {
    name: "a feature's alert @none",
    path: "/",
    reach: async (page) => {
      await page.getByRole("button", { name: /Favorites List/ }).click();
      return page.getByRole("alertdialog");
    },
  },
  {
    name: "the menus",
    path: "/guides/health",
    reach: async (page, isPhone) => {
      const name = isPhone ? /menu/i : "Restaurants";
      await page.getByRole("banner").getByRole("button", { name }).first().click();
      return page.getByRole("link", { name: "Top Rated" }).first();
    },
  },
  {
    name: "near me, with its notice",
    path: "/restaurants/near-me",
    reach: async (page) => {
      // It stays while it is pointed at.
      await notice(page).hover();
      return notice(page);
    },
  },
  { name: "the filters", path: "/restaurants/near-me", reach: openFilters },
  {
    name: "nothing found",
    path: "/restaurants/near-me",
    reach: (page) => searchInVain(page, "0 restaurants found"),
  },
  {
    name: "no such city",
    path: "/restaurants/by-city",
    reach: (page) => searchInVain(page, "No cities found matching the search"),
  },
  {
    name: "favorites, one of them removed",
    path: "/favorites",
    reach: async (page) => {
      await page.evaluate(() => localStorage.setItem("savedRestaurants", '["1","8","gone"]'));
      await page.reload();
      await page.getByRole("button", { name: /^Remove Radish/ }).click();
      return page.getByRole("button", { name: "Undo" });
    },
  },
  {
    name: "the gallery as a list",
    path: "/community/ai-gallery",
    reach: async (page) => {
      const list = page.getByRole("button", { name: "List", exact: true });
      await list.click();
      return list.and(page.locator("[aria-pressed=true]"));
    },
  },
  {
    name: "an empty gallery",
    path: "/community/ai-gallery",
    reach: (page) => searchInVain(page, "No restaurants found"),
  },
  {
    name: "an image of the gallery",
    path: "/community/ai-gallery#image-2",
    reach: async (page) => page.getByRole("dialog").getByRole("img"),
  },
  {
    name: "sign up, refused",
    path: "/auth",
    reach: async (page) => {
      await page.getByRole("link", { name: "Sign up" }).click();
      await page.getByLabel("Email").fill("nobody");
      await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
      return page.getByText("Please enter a valid email address");
    },
  },
];

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
});

for (const { name, path, reach } of STATES)
  test(`axe finds no barrier, and nothing is wider than the window: ${name} @everywhere`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    const shown = await reach(page, isMobile);
    // e2e/map/axe.spec.ts looks at maps, in every state.
    await expectNoBarriersInBothThemes(page, { exclude: '[aria-label^="Map of "]' }, shown);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

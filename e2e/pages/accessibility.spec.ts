import type { Locator, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/fixtures";

type State = {
  name: string;
  path: string;
  /** Brings the page into the state, and returns the element that shows it. */
  reach?: (page: Page, isPhone: boolean) => Promise<Locator>;
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

/** Every screen that pages/reading-pages.spec.ts and map/axe.spec.ts leave, and what opens on it. */
const STATES: State[] = [
  { name: "home", path: "/" },
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
  { name: "cities", path: "/restaurants/by-city" },
  {
    name: "no such city",
    path: "/restaurants/by-city",
    reach: (page) => searchInVain(page, "No cities found matching the search"),
  },
  { name: "countries", path: "/restaurants/by-country" },
  { name: "top rated", path: "/restaurants/top-rated" },
  { name: "add a restaurant", path: "/restaurants/add-listing" },
  { name: "a restaurant", path: "/restaurants/1" },
  { name: "a restaurant without reviews", path: "/restaurants/5" },
  { name: "nothing saved", path: "/favorites" },
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
  { name: "the gallery", path: "/community/ai-gallery" },
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
  { name: "sign in", path: "/auth" },
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
  { name: "a new password", path: "/auth/reset" },
  { name: "a link from an e-mail", path: "/auth/confirm" },
  { name: "a link for another account", path: "/auth/confirm/replace" },
  { name: "offline", path: "/offline" },
  { name: "not found", path: "/nowhere" },
  { name: "no such restaurant", path: "/restaurants/nine" },
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
    const shown = await reach?.(page, isMobile);
    // e2e/map/axe.spec.ts looks at maps, in every state.
    await expectNoBarriersInBothThemes(page, { exclude: '[aria-label^="Map of "]' }, shown);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

const PATHS = [...new Set(STATES.map(({ path }) => path.replace(/#.*/, "")))];

/** A window of 1280 px at 400% and at 200% zoom. */
test("nothing scrolls sideways at 320 and 640 px", async ({ page }) => {
  test.setTimeout(120_000);
  const overflowing: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) overflowing.push(`${path} at ${width} px: ${overflow} px`);
    }
  }
  expect(overflowing).toEqual([]);
});

test("every control is at least 24 px, or 44 px where fingers press @everywhere", async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const least = isMobile ? 44 : 24;
  const small: string[] = [];
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: "networkidle" });
    const found = await page.evaluate((minimum) => {
      const isInText = (element: Element) => {
        const block = element.closest("p, li, dd, small, td");
        const text = (element.textContent ?? "").trim();
        return element.tagName === "A" && block !== null && block.textContent?.trim() !== text;
      };
      /** Whether a press there comes to the control, be it through its label or a layer that it spreads over its card. */
      const takesPressAt = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element));
      };
      const isTooSmall = (element: Element) => {
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = minimum / 2 - 1;
        return ![-reach, 0, reach].every((step) => takesPressAt(element, x, y + step));
      };
      return [
        ...document.querySelectorAll("main button, main select, header button, main a, main input"),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().width > 1)
        .filter((element) => !isInText(element) && !element.closest('[aria-label^="Map of "]'))
        .filter(isTooSmall)
        .map((element) => element.outerHTML.slice(0, 120));
    }, least);
    small.push(...found.map((control) => `${path}: ${control}`));
  }
  expect(small).toEqual([]);
});

import type { Locator, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { PHONE } from "@/e2e/support/checks/every-page";
import { laidOut } from "@/e2e/support/checks/laid-out";
import { expect, test } from "@/e2e/support/fixtures";
import { openSettled } from "@/e2e/support/settled";

type State = {
  name: string;
  /** Brings the page into the state, from the one before, and returns the element that shows it. */
  reach: (page: Page, isPhone: boolean) => Promise<Locator>;
  /** What it changes, where e2e/pages/every-page.spec.ts has seen the rest. */
  part?: string;
  /** Whether a phone shows something else, which has both themes there, too. */
  isOtherOnPhone?: boolean;
};

/** A page that is loaded once, and what opens on it one after the other. */
type Visit = { path: string; states: State[] };

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
      {
        name: "the other audience",
        part: "[role=tablist], [role=tabpanel]",
        reach: async (page) => {
          await page.getByRole("tab", { name: "For Foodies" }).click();
          return page.getByRole("tab", { name: "For Foodies", selected: true });
        },
      },
    ],
  },
  {
    path: "/",
    states: [
      {
        name: "a feature's alert @none",
        part: "[role=alertdialog]",
        reach: async (page) => {
          await page.getByRole("button", { name: /Favorites List/ }).click();
          return page.getByRole("alertdialog");
        },
      },
    ],
  },
  {
    path: "/guides/health",
    states: [
      {
        name: "the menus",
        part: "header",
        isOtherOnPhone: true,
        reach: async (page, isPhone) => {
          const name = isPhone ? /menu/i : "Restaurants";
          await page.getByRole("banner").getByRole("button", { name }).first().click();
          return page.getByRole("link", { name: "Top Rated" }).first();
        },
      },
    ],
  },
  {
    path: "/restaurants/near-me",
    states: [
      // Around no stored location, as e2e/pages/every-page.spec.ts sees it.
      { name: "near me, with its notice", reach: pointAtNotice },
      {
        name: "nothing found",
        part: "main",
        reach: (page) => searchInVain(page, "0 restaurants found"),
      },
      {
        name: "the filters",
        part: "main, dialog[open]",
        isOtherOnPhone: true,
        reach: async (page) => {
          await page.getByRole("searchbox").fill("");
          return openFilters(page);
        },
      },
    ],
  },
  {
    path: "/restaurants/by-city",
    states: [
      {
        name: "no such city",
        part: "main",
        reach: (page) => searchInVain(page, "No cities found matching the search"),
      },
    ],
  },
  {
    path: "/favorites",
    states: [
      {
        name: "favorites, one of them removed",
        part: "main, [data-sonner-toaster]",
        reach: async (page) => {
          await page.evaluate(() => localStorage.setItem("savedRestaurants", '["1","8","gone"]'));
          await page.reload();
          await page.getByRole("button", { name: /^Remove Radish/ }).click();
          return page.getByRole("button", { name: "Undo" });
        },
      },
    ],
  },
  {
    path: "/community/ai-gallery",
    states: [
      {
        name: "the gallery as a list",
        part: "main",
        reach: async (page) => {
          const list = page.getByRole("button", { name: "List", exact: true });
          await list.click();
          return list.and(page.locator("[aria-pressed=true]"));
        },
      },
      {
        name: "an empty gallery",
        part: "main",
        reach: (page) => searchInVain(page, "No restaurants found"),
      },
      {
        name: "an image of the gallery",
        part: "[role=dialog]",
        reach: async (page) => {
          await page.getByRole("searchbox").fill("");
          await page.getByRole("article").first().getByRole("link").click();
          return page.getByRole("dialog").getByRole("img");
        },
      },
    ],
  },
  {
    path: "/auth",
    states: [
      {
        name: "sign up, refused",
        part: "main",
        reach: async (page) => {
          await page.getByRole("link", { name: "Sign up" }).click();
          await page.getByLabel("Email").fill("nobody");
          await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
          return page.getByText("Please enter a valid email address");
        },
      },
    ],
  },
];

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
});

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The map, which e2e/map/axe.spec.ts looks at in every state. */
const MAP = '[aria-label^="Map of "]';

for (const { path, states } of VISITS)
  test(
    `axe finds no barrier, and nothing is wider than the window: ${states.map(({ name }) => name).join(", then ")}`,
    { tag: states.some(({ isOtherOnPhone }) => isOtherOnPhone) ? "@everywhere" : [] },
    async ({ page, isMobile }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openSettled(page, path);
      const window = page.viewportSize()!;
      for (const { name, reach, part, isOtherOnPhone } of states)
        await test.step(name, async () => {
          const shown = await reach(page, isMobile);
          const within = { ...(part && { include: part }), exclude: MAP };
          // What is not other on a phone has the names, roles and colors that it has on the desktop.
          if (!isMobile || isOtherOnPhone) await expectNoBarriersInBothThemes(page, within, shown);
          for (const size of isOtherOnPhone ? [window] : [PHONE, window]) {
            await page.setViewportSize(size);
            await laidOut(page);
            await expect(shown).toBeVisible();
            expect([size.width, await overflow(page)]).toEqual([size.width, 0]);
          }
        });
    },
  );

import type { Locator, Page } from "@playwright/test";
import { colorsOf, differ } from "@/e2e/support/checks/contrast-theme";
import { adaptedFaults, faultsOf, WIDE } from "@/e2e/support/checks/every-page";
import { expect } from "@/e2e/support/fixtures";
import { fillSite, FIRST_LISTING, LEAF, type Cookies } from "@/e2e/support/servers/full-site";
import { test } from "@/e2e/support/servers/imported-server";
import { findSilentControls, parseHtml } from "@/e2e/support/http/page-document";
import { settledPages } from "@/e2e/support/settled";
import { silentControls } from "@/e2e/support/checks/silent-controls";

// The pages that only a database has, as e2e/pages/every-page.spec.ts, e2e/pages/forced-colors.spec.ts and e2e/pages/without-javascript.spec.ts visit the others.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: "every-page" });

const RESTAURANT = `/restaurants/${LEAF}`;
const AROUND_BERLIN = "/restaurants/near-me#around=Berlin@52.52,13.405";

const GROUPS = {
  "real restaurants": [
    AROUND_BERLIN,
    "/restaurants/near-me/berlin",
    "/restaurants/search?q=leaf",
    "/restaurants/by-city/berlin",
    "/restaurants/by-country/germany",
    RESTAURANT,
  ],
  "what is known of them": [
    "/data",
    "/community/levels",
    `${RESTAURANT}/reviews`,
    `${RESTAURANT}/dishes`,
    `${RESTAURANT}/photos`,
    "/restaurants/reviews",
    `/listings/${FIRST_LISTING}`,
    `${RESTAURANT}/closed`,
    `${RESTAURANT}/correct`,
  ],
  "what members have": [
    "/profile",
    "/favorites",
    "/settings",
    "/settings/password",
    "/settings/second-factor",
    "/settings/delete",
  ],
  "what members send": [
    `${RESTAURANT}/review`,
    `${RESTAURANT}/dishes/add`,
    `${RESTAURANT}/photos/add`,
    `${RESTAURANT}/tip`,
    `${RESTAURANT}/claim`,
    `${RESTAURANT}/open`,
    "/report/review/full-1",
    "/community/forum/new",
    "/community/events/new?q=leaf",
    "/community/events/new?place=none",
  ],
  "the desk's queues": [
    "/desk/listings?page=2",
    `/desk/listings/${FIRST_LISTING}`,
    "/desk/log",
    "/desk/accounts",
  ],
  "the desk's directory": [
    "/desk/venues?q=leaf",
    "/desk/cities",
    "/desk/health",
    "/desk/imports",
    "/desk/changes",
  ],
};

/** Pages that are made of the same parts as another: forms of one field and a button, and an event's. */
const LIKE_OTHERS = [
  "/settings/password",
  "/settings/delete",
  "/report/review/full-1",
  "/community/events/new?place=none",
  `${RESTAURANT}/closed`,
  `${RESTAURANT}/tip`,
];

let cookies: Cookies = [];

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.origin });
  cookies = await fillSite(page, server);
  await page.close();
});

test.beforeEach(async ({ context, allow }) => {
  allow.host("tiles.openfreemap.org");
  await context.addCookies(cookies);
});

for (const [group, paths] of Object.entries(GROUPS))
  test(`${group}: nothing is lost in print, with wider text spacing, or below fixed and sticky parts`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    const look = (one: Page, path: string) => adaptedFaults(one, LIKE_OTHERS.includes(path));
    expect(await faultsOf(page, paths, look)).toEqual({});
  });

/** One page of each kind: what a document's classes hide without scripts, the styles hide. */
const KINDS = [
  "/restaurants/near-me/berlin",
  RESTAURANT,
  `${RESTAURANT}/dishes`,
  `${RESTAURANT}/review`,
  "/settings",
  "/community/events/new?q=leaf",
  `/desk/listings/${FIRST_LISTING}`,
  "/desk/venues?q=leaf",
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no page has a control that does nothing, or it says what needs JavaScript", async ({
    page,
  }) => {
    const silent: Record<string, string[]> = {};
    const note = (path: string, found: string[]) => {
      if (found.length > 0) silent[path] = found;
    };
    for (const path of Object.values(GROUPS).flat()) {
      const response = await page.request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      const document = parseHtml(await response.text());
      expect([path, document.querySelectorAll("main").length]).toEqual([path, 1]);
      note(path, findSilentControls(document));
    }
    for (const path of KINDS) {
      await page.goto(path);
      note(path, await silentControls(page));
    }
    expect(silent).toEqual({});
  });
});

test.describe("in a contrast theme", () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }),
  );

  /** Where one of several links is the current one. */
  const LISTS: [name: string, path: string, find: (page: Page) => Locator][] = [
    ["the page of a queue", "/desk/listings?page=2", (page) => page.getByLabel("Pages")],
    [
      "the open item of a queue",
      `/desk/listings/${FIRST_LISTING}`,
      (page) => page.getByLabel("Listings that wait").getByRole("list").first(),
    ],
    [
      "the order of reviews",
      `${RESTAURANT}/reviews`,
      (page) => page.getByLabel("Order of the reviews"),
    ],
    ["a page beside the queues", "/desk/venues", (page) => page.getByLabel("Directory")],
  ];

  test("what is current in a list looks different from the rest", async ({ page }) => {
    const open = settledPages(page);
    for (const [name, path, find] of LISTS) {
      await open(path);
      const links = find(page).getByRole("link");
      const current = links.and(page.locator("[aria-current]"));
      const other = links.and(page.locator(":not([aria-current], [rel=prev], [rel=next])")).first();
      await expect(current, name).toHaveCount(1);
      expect(differ(await colorsOf(page, current), await colorsOf(page, other)), name).toBe(true);
    }
  });

  test("how vegan a place is and a cuisine look different when they are chosen", async ({
    page,
  }) => {
    await settledPages(page)(AROUND_BERLIN);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const filters = page.getByRole("complementary");
    for (const control of [
      filters.getByRole("checkbox").first(),
      filters.getByRole("button", { name: "Thai", exact: true }),
    ]) {
      const before = await colorsOf(page, control);
      await control.click();
      await expect(control.and(page.locator("[aria-pressed=true], :checked"))).toBeVisible();
      expect(differ(before, await colorsOf(page, control))).toBe(true);
    }
  });
});

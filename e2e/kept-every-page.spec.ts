import { faultsOf } from "@/e2e/every-page";
import { expect } from "@/e2e/fixtures";
import { fillSite, LEAF, type Cookies } from "@/e2e/full-site";
import { test } from "@/e2e/imported-server";

// Pages that only a database has, as e2e/every-page.spec.ts visits the others.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ world: "every-page" });

const RESTAURANT = `/restaurants/${LEAF}`;
const AROUND_BERLIN = "/restaurants/near-me#around=Berlin@52.52,13.405";

const GROUPS = {
  "real restaurants": [
    AROUND_BERLIN,
    "/restaurants/search?q=leaf",
    "/restaurants/by-city/berlin",
    "/restaurants/by-country/germany",
    RESTAURANT,
  ],
};

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
  test(`${group}: nothing is lost on paper, with text further apart, or below what lies over the page`, async ({
    page,
  }) => {
    expect(await faultsOf(page, paths)).toEqual({});
  });

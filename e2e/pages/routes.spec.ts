import { expect, test } from "@/e2e/support/fixtures";

const HOME = "Good vegan food is closer than you think";

/** The paths of P2.1 and P2.3, each with its h1. */
const ROUTES: [path: string, heading: string][] = [
  ["/", HOME],
  ["/restaurants", HOME],
  ["/about", HOME],
  ["/about/history", HOME],
  ["/about/team", HOME],
  ["/about/press", HOME],
  ["/about/advertising", HOME],
  ["/terms", HOME],
  ["/privacy", HOME],
  ["/features/reviews", HOME],
  ["/features/diet-filter", HOME],
  ["/features/amenities-filter", HOME],
  ["/features/photos", HOME],
  ["/features/favorites", HOME],
  ["/features/contributions", HOME],
  ["/features/trip-planning", HOME],
  ["/restaurants/near-me", "Vegan restaurants near you"],
  ["/restaurants/by-city", "Vegan Restaurants By City"],
  ["/restaurants/by-country", "Vegan Restaurants Worldwide"],
  ["/restaurants/map", "Restaurant Map"],
  ["/restaurants/top-rated", "Top Rated"],
  ["/restaurants/add-listing", "Add Your Restaurant"],
  ["/restaurants/1", "Radish & Rye"],
  ["/restaurants/8", "Crumb & Canopy"],
  ["/community/ai-gallery", ""],
];

for (const [path, heading] of ROUTES)
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test(`${path} has one h1 and a title`, async ({ page, allow }) => {
        allow.host("tiles.openfreemap.org");
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        const headings = page.getByRole("heading", { level: 1 });
        await expect(headings).toHaveCount(1);
        await expect(headings).toContainText(heading);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.getByRole("main")).toHaveCount(1);
        expect(await page.locator('meta[name="description"]').getAttribute("content")).toMatch(
          /.{40,}/,
        );
      });
    });

test("every internal link of every page has a status below 400", async ({ request }) => {
  const asked = new Map<string, number>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (asked.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    asked.set(path, response.status());
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue;
    const links = (await response.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g);
    for (const [, href] of links) if (href && !asked.has(href)) waiting.push(href);
  }
  expect(asked.size).toBeGreaterThan(35);
  expect([...asked].filter(([, status]) => status >= 400)).toEqual([]);
});

import { readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { siteServer } from "@/e2e/support/servers/site-server";

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

// That scripts change none of it, e2e/pages/every-page.spec.ts sees.
test("every path of the table has its h1, one main, a title and a description @core", async () => {
  const documents = await readDocuments(ROUTES.map(([path]) => path));
  const expected = ROUTES.map(([route, heading]) => ({
    route,
    status: 200,
    heading: expect.stringContaining(heading),
    count: expect.objectContaining({ h1: 1, main: 1 }),
    title: expect.stringMatching(/\S/),
    meta: expect.objectContaining({ description: [expect.stringMatching(/.{40,}/)] }),
  }));
  const found = documents.map(({ route, status, heading, count, title, meta }) => ({
    route,
    status,
    heading,
    count,
    title,
    meta,
  }));
  expect(found).toEqual(expected);
});

test("every internal link of every page has a status below 400 @core", async () => {
  const asked = new Map<string, number>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (asked.has(path)) continue;
    const response = await fetch(siteServer.url + path, { redirect: "manual" });
    asked.set(path, response.status);
    const text = await response.text();
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const links = text.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g);
    for (const [, href] of links) if (href && !asked.has(href)) waiting.push(href);
  }
  expect(asked.size).toBeGreaterThan(35);
  expect([...asked].filter(([, status]) => status >= 400)).toEqual([]);
});

/** @jest-environment node */
import { CONTENT_DATES } from "@/lib/content-dates";
import { sitemapEntries } from "@/lib/sitemap/entries";

test("lists every page once, with the day of its content", async () => {
  const entries = await sitemapEntries(
    [{ id: "1", updatedAt: "2025-03-18T09:30:00Z" }],
    [{ path: "/guides/recipes/plum-galette", updatedAt: "2026-11-19" }],
  );
  expect(entries).toContainEqual({
    url: "http://localhost:3000/guides/veg-food",
    lastModified: CONTENT_DATES["/guides/veg-food"],
    languages: expect.objectContaining({ de: "http://localhost:3000/de/guides/veg-food" }),
  });
  expect(entries).toContainEqual({
    url: "http://localhost:3000/restaurants/1",
    lastModified: "2025-03-18T09:30:00Z",
    languages: expect.objectContaining({
      "zh-Hant": "http://localhost:3000/zh-hant/restaurants/1",
      "x-default": "http://localhost:3000/restaurants/1",
    }),
  });
  expect(entries).toContainEqual({
    url: "http://localhost:3000/guides/recipes/plum-galette",
    lastModified: "2026-11-19",
  });
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test("names the languages of a guide that has been translated, as of a page in all of them", async () => {
  const path = "/guides/veg-food/the-beginners-guide-to-eating-vegan-out";
  const [entry] = (await sitemapEntries([], [{ path, updatedAt: "2026-11-24" }])).slice(-1);
  expect(entry).toMatchObject({
    url: `http://localhost:3000${path}`,
    languages: {
      de: `http://localhost:3000/de${path}`,
      "x-default": `http://localhost:3000${path}`,
    },
  });
});

test.each([
  ["2030-01-02", "2030-01-02"],
  ["2001-01-02", CONTENT_DATES["/guides/recipes"]],
])("a list whose newest record is of %s is of %s", async (updatedAt, day) => {
  const entries = await sitemapEntries([], [{ path: "/guides/recipes/plum-galette", updatedAt }]);
  expect(entries.find(({ url }) => url.endsWith("/guides/recipes"))?.lastModified).toBe(day);
});

test.each(Object.entries(CONTENT_DATES))("the content of %s changed on a day: %s", (_, day) => {
  expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
});

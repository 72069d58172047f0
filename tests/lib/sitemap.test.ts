/** @jest-environment node */
import { CONTENT_DATES } from "@/lib/content-dates";
import { listPosts } from "@/lib/community/queries";
import { sitemapEntries } from "@/lib/sitemap";

test("lists every page once, with the day of its content", () => {
  const entries = sitemapEntries([{ id: "1", updatedAt: "2025-03-18T09:30:00Z" }]);
  expect(entries).toContainEqual({
    url: "http://localhost:3000/guides/recipes",
    lastModified: CONTENT_DATES["/guides/recipes"],
  });
  expect(entries).toContainEqual({
    url: "http://localhost:3000/restaurants/1",
    lastModified: "2025-03-18T09:30:00Z",
  });
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test.each(Object.entries(CONTENT_DATES))("the content of %s changed on a day: %s", (_, day) => {
  expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
});

test("the blog is no older than its newest post", async () => {
  const [newest] = await listPosts();
  expect(newest && CONTENT_DATES["/community/blog"] >= newest.date).toBe(true);
});

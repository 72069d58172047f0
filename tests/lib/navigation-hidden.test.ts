/** @jest-environment node */
import { sitemapEntries } from "@/lib/sitemap/entries";
import type * as Navigation from "@/lib/navigation";

async function navigationWith(setting: string) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_HIDDEN_PARTS = setting;
  try {
    return (await import("@/lib/navigation")) as typeof Navigation;
  } finally {
    delete process.env.NEXT_PUBLIC_HIDDEN_PARTS;
  }
}

test("hidden parts are in no menu and no column, and a menu without pages is left out", async () => {
  const { MENUS, FOOTER_COLUMNS, isHidden } = await navigationWith("forum ai-gallery guides");
  expect(MENUS.map(({ id }) => id)).toEqual(["restaurants", "community", "about"]);
  const entries = [...MENUS, ...FOOTER_COLUMNS].flatMap((group) => group.entries);
  expect(entries.filter(({ href }) => isHidden(href))).toEqual([]);
  expect(entries.map(({ text }) => text)).toContain("menu.blog");
});

test("without the setting everything is shown", async () => {
  const { MENUS, isHidden } = await navigationWith("");
  expect(MENUS.map(({ entries }) => entries.length)).toEqual([6, 6, 5, 6]);
  expect(isHidden("/community/forum")).toBe(false);
  expect((await sitemapEntries([], [])).some(({ url }) => url.endsWith("/forum"))).toBe(true);
});

/** @jest-environment node */
import { sitemapEntries } from "@/lib/sitemap/entries";
import { hiddenPaths, HIDEABLE_PARTS } from "@/lib/env/hidden-parts";
import type * as HiddenPages from "@/lib/hidden/is-hidden";
import type * as Navigation from "@/lib/navigation";

async function navigationWith(setting: string) {
  jest.resetModules();
  process.env.HIDDEN_PATHS = hiddenPaths(setting).join(" ");
  try {
    const { isHidden } = (await import("@/lib/hidden/is-hidden")) as typeof HiddenPages;
    return { ...((await import("@/lib/navigation")) as typeof Navigation), isHidden };
  } finally {
    delete process.env.HIDDEN_PATHS;
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

test("what no directory can do without is left where everything else is hidden", async () => {
  const { MENUS, FOOTER_COLUMNS } = await navigationWith(HIDEABLE_PARTS.join(" "));
  const shown = new Set([...MENUS, ...FOOTER_COLUMNS].flatMap(({ entries }) => entries));
  expect(new Set([...shown].map(({ href }) => href))).toEqual(
    new Set([
      "/restaurants/near-me",
      "/restaurants/by-city",
      "/restaurants/by-country",
      "/restaurants/map",
      "/restaurants/add-listing",
      "/about/contact",
      "/favorites",
    ]),
  );
});

test.each([
  ["top-rated", "/restaurants/top-rated#formula", true],
  ["members", "/community/members/ada?from=1", true],
  ["history", "/about/history", true],
  ["recipes", "/guides/health", false],
  ["", "/about/team", false],
])("with %j hidden, %s is: %s", async (setting, path, expected) => {
  const { isHidden } = await navigationWith(setting);
  expect(isHidden(path)).toBe(expected);
});

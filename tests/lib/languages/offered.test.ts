/** @jest-environment node */
import { namesLanguages, offeredLanguages } from "@/lib/env/offered-languages";
import type * as Alternates from "@/lib/languages/alternates";
import type * as Choice from "@/lib/languages/choice";
import type * as Languages from "@/lib/languages/languages";
import type * as Paths from "@/lib/languages/paths";
import type * as Entries from "@/lib/sitemap/entries";

const ALL = ["en", "de", "fr", "es", "zh-hant", "he"];

test.each([
  [undefined, ALL],
  ["", ALL],
  ["en", ["en"]],
  ["he de", ["en", "de", "he"]],
  [" de  ZH-Hant ", ["en", "de", "zh-hant"]],
])("%p offers %p", (setting, languages) => {
  expect(offeredLanguages(setting)).toEqual(languages);
});

test.each([
  ["de fr", true],
  ["en", true],
  ["zh-Hant", true],
  ["nl", false],
  ["de,fr", false],
  ["de nl", false],
])("%p names languages of the site: %p", (setting, isValid) => {
  expect(namesLanguages(setting)).toBe(isValid);
});

async function siteWith(setting: string) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_LANGUAGES = setting;
  try {
    return {
      languages: (await import("@/lib/languages/languages")) as typeof Languages,
      paths: (await import("@/lib/languages/paths")) as typeof Paths,
      alternates: (await import("@/lib/languages/alternates")) as typeof Alternates,
      choice: (await import("@/lib/languages/choice")) as typeof Choice,
      sitemap: (await import("@/lib/sitemap/entries")) as typeof Entries,
    };
  } finally {
    delete process.env.NEXT_PUBLIC_LANGUAGES;
  }
}

test("a language that is not offered is no language of a path, and neither offered nor named", async () => {
  const { languages, paths, alternates, choice, sitemap } = await siteWith("de");
  expect(languages.PREFIXED_LANGUAGES).toEqual(["de"]);
  expect(paths.languageOfPath("/de")).toBe("de");
  expect(paths.languageOfPath("/fr")).toBe("en");
  expect(paths.languagesOf("/")).toEqual(["en", "de"]);
  expect(alternates.alternatesOf("/").languages).toEqual({ en: "/", de: "/de", "x-default": "/" });
  const offer = (tag: string, cookies = "") =>
    choice.languageToOffer("en", { cookies, languages: [tag] });
  expect(["de-AT", "fr", "zh-TW", "iw"].map((tag) => offer(tag))).toEqual([
    "de",
    undefined,
    undefined,
    undefined,
  ]);
  expect(offer("nl", "chard-language=fr")).toBeUndefined();
  const urls = (await sitemap.sitemapEntries([], [])).map(({ url }) => new URL(url).pathname);
  expect(urls.filter((path) => /^\/[^/]*$/.test(path) && ALL.includes(path.slice(1)))).toEqual([
    "/de",
  ]);
});

test("a site in English alone has no alternates", async () => {
  const { languages, alternates } = await siteWith("en");
  expect(languages.PREFIXED_LANGUAGES).toEqual([]);
  expect(alternates.alternatesOf("/")).toEqual({});
});

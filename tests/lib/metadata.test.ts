/** @jest-environment node */
import { alternatesOf } from "@/lib/languages/alternates";
import { brandedTitle, pageMetadata, shorten } from "@/lib/metadata";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { SITE_DESCRIPTION } from "@/lib/site";

test("a static page's title ends in the brand", () => {
  expect(brandedTitle("Vegan Recipes")).toBe("Vegan Recipes | Chard");
});

test("says the same to search engines and to those who share the page", () => {
  expect(
    pageMetadata({ title: "Recipes", description: "Four dishes.", canonical: ROUTES.recipes }),
  ).toEqual({
    title: "Recipes",
    description: "Four dishes.",
    alternates: { canonical: "/guides/recipes", ...alternatesOf(ROUTES.recipes) },
    openGraph: {
      type: "website",
      siteName: "Chard",
      locale: "en_US",
      title: "Recipes",
      description: "Four dishes.",
      url: "/guides/recipes",
      images: {
        url: "/guides/opengraph-image/recipes",
        alt: "Chard: Recipes",
        width: 1200,
        height: 630,
      },
    },
    twitter: { card: "summary_large_image", images: [] },
  });
});

test("a page without a description of its own has the site's", () => {
  const { description, openGraph } = pageMetadata({ title: "Chard" });
  expect(description).toBe(SITE_DESCRIPTION);
  expect(openGraph?.description).toBe(SITE_DESCRIPTION);
});

test("a page without a canonical URL claims none", () => {
  const metadata = pageMetadata({ title: "Page not found" });
  expect(metadata).not.toHaveProperty("alternates");
  expect(metadata.openGraph).not.toHaveProperty("url");
});

test("a record's page is shared with its own picture", () => {
  const { openGraph } = pageMetadata({ title: "Radish & Rye", canonical: restaurantHref("1") });
  expect(openGraph?.images).toMatchObject({ url: "/restaurants/1/opengraph-image" });
});

test("a page that is kept out of search engines still lets them follow its links", () => {
  expect(pageMetadata({ title: "Sign In", index: false }).robots).toEqual({
    index: false,
    follow: true,
  });
  expect(pageMetadata({ title: "Home" })).not.toHaveProperty("robots");
});

test("a page names its feed", () => {
  const { alternates } = pageMetadata({
    title: "Community Blog",
    canonical: ROUTES.blog,
    feed: ROUTES.feed,
  });
  expect(alternates).toMatchObject({
    canonical: "/community/blog",
    types: { "application/rss+xml": [{ url: "/feed.xml", title: "Community Blog" }] },
  });
});

test("a page that is one text says when it was written and changed", () => {
  const { openGraph } = pageMetadata({
    title: "Plum galette",
    article: { published: "2026-09-03", updated: "2026-11-18" },
  });
  expect(openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-09-03",
    modifiedTime: "2026-11-18",
  });
});

test.each([
  ["की", "की"],
  ["ห้องที่", "ห้องที่"],
  ["word,", "word"],
  ["word (", "word"],
  ["word \u2764\ufe0f", "word"],
])("a description that is cut after %s ends with %s", (last, end) => {
  expect(shorten(`${"x".repeat(100)} ${last} ${"y".repeat(100)}`)).toMatch(new RegExp(` ${end}…$`));
});

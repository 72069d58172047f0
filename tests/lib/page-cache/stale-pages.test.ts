/** @jest-environment node */
import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { responseTags } from "@/lib/page-cache/response-tags";
import { inLanguages, stalePages } from "@/lib/page-cache/stale-pages";
import { pathTag } from "@/lib/next-internals/path-tag";

/** The home page in every language. */
const HOMES = ["/", "/de", "/fr", "/es", "/zh-hant", "/he"];

const tags = (...paths: string[]) => paths.map(pathTag);

test.each([
  ["/restaurants/node-1/summary.json", "/restaurants/node-1"],
  ["/restaurants/node-1/opengraph-image", "/restaurants/node-1"],
  ["/restaurants/by-chloe-new-york/summary.json", "/restaurants/by-chloe-new-york"],
  ["/de/restaurants/by-chloe-new-york/reviews", "/restaurants/by-chloe-new-york"],
  ["/restaurants/by-city/berlin/page/2", "/restaurants/by-city/berlin"],
  ["/restaurants/by-city/berlin/level/vegan/cuisine/thai", "/restaurants/by-city/berlin"],
  ["/restaurants/by-city/berlin/feed.xml", "/restaurants/by-city/berlin"],
  ["/restaurants/by-country/germany/page/2", "/restaurants/by-country/germany"],
  ["/community/forum/best-brunch/page/2", "/community/forum/best-brunch"],
  ["/de/community/forum/best-brunch", "/community/forum/best-brunch"],
  ["/he/community/forum/best-brunch/opengraph-image", "/community/forum/best-brunch"],
  ["/community/events/supper/event.ics", "/community/events/supper"],
])("%s becomes stale with %s", (path, page) => {
  expect(responseTags(path)).toEqual(tags(page));
});

test.each(["/", "/restaurants/near-me", "/restaurants/node-1", "/restaurants/by-city/berlin"])(
  "%s belongs to itself alone",
  (path) => expect(responseTags(path)).toEqual([]),
);

test("a page becomes stale with the restaurants that it links to, and with no list", () => {
  const html = `<a href="/restaurants/near-me">Near me</a><a href="/restaurants/top-rated">Top</a>
    <a href="/restaurants/node-1">Itself</a><a href="/restaurants/node-2">A neighbor</a>
    <a href="/restaurants/node-2">again</a><a href="/restaurants/way-3/reviews">no page of facts</a>
    <a href="/restaurants/by-city/berlin">Berlin</a>`;
  expect(responseTags("/restaurants/node-1", html)).toEqual(tags("/restaurants/node-2"));
});

test("a page in another language becomes stale with the one in English, and with the restaurants that it links to", () => {
  const html = `<a href="/de/restaurants/node-1">Itself</a><a href="/de/restaurants/node-2">A neighbor</a>`;
  expect(responseTags("/de/restaurants/node-1", html)).toEqual(
    tags("/restaurants/node-1", "/restaurants/node-2"),
  );
});

test.each([
  ["Germany", "germany"],
  ["Bosnia & Herzegovina", "bosnia-and-herzegovina"],
  ["Côte d’Ivoire", "cote-divoire"],
])("the page of %s becomes stale with its restaurants", (name, slug) => {
  expect(stalePages(`country:${name}`)).toEqual([`/restaurants/by-country/${slug}`]);
});

test("a list around a point becomes stale with the tiles that it is made of", () => {
  const html = `<div data-tiles="285-386 285-387"><a href="/restaurants/node-2">A place</a></div>`;
  expect(responseTags("/restaurants/near-me/52.52,13.41", html)).toEqual(
    expect.arrayContaining(tags(...stalePages("tile:285-386"), ...stalePages("tile:285-387"))),
  );
  expect(responseTags("/restaurants/near-me/52.52,13.41", html)).not.toEqual(
    expect.arrayContaining(tags(...stalePages("tile:286-387"))),
  );
});

test("a page that links to very many names the first of them", () => {
  const html = Array.from({ length: 1_000 }, (_, id) => `<a href="/restaurants/node-${id}">`);
  expect(responseTags("/", html.join(""))).toHaveLength(200);
});

test("files and pictures that the build made of a sample are named one by one", () => {
  expect(stalePages("restaurant:8")).toEqual([
    "/restaurants/8",
    "/de/restaurants/8",
    "/fr/restaurants/8",
    "/es/restaurants/8",
    "/zh-hant/restaurants/8",
    "/he/restaurants/8",
    "/restaurants/8/summary.json",
    "/restaurants/8/opengraph-image",
  ]);
  expect(stalePages("restaurant:node-1")).toEqual(["/restaurants/node-1"]);
});

test("pages that the build made of a sample event are named in every language", () => {
  expect(stalePages("event:summer-picnic")).toEqual(inLanguages("/community/events/summer-picnic"));
  expect(stalePages("event:summer-picnic")).toContain("/he/community/events/summer-picnic");
  expect(stalePages("event:dumplings")).toEqual(["/community/events/dumplings"]);
  expect(stalePages("events")).toEqual(inLanguages("/community/events"));
});

test("a member's event in another language becomes stale with the one in English, and so does the list", () => {
  expect(responseTags("/de/community/events/dumplings")).toEqual(
    tags("/community/events/dumplings"),
  );
  expect(responseTags("/he/community/events")).toEqual(tags("/community/events"));
});

test.each([
  ["reviews", ["/community/members", "/community/photos"].flatMap(inLanguages)],
  ["photos", inLanguages("/community/photos")],
])("changed %s make the home page and the lists of the community stale", (tag, pages) => {
  expect(stalePages(tag)).toEqual([...HOMES, ...HOME_ALIASES.flatMap(inLanguages), ...pages]);
});

test("guides of cities link to near me around their city: they are stale when there are other cities", () => {
  expect(stalePages("cities")).toEqual([
    ...inLanguages("/restaurants/by-city"),
    ...inLanguages("/restaurants/by-country"),
    "/guides/city/[slug]/page",
    "/guides/travel/[slug]/page",
    "/[language]/guides/[collection]/[slug]/page",
  ]);
});

test("every day the lists and the sitemap are stale", () => {
  expect(stalePages("daily")).toEqual(
    expect.arrayContaining([
      "/",
      "/restaurants/near-me",
      "/restaurants/top-rated",
      "/restaurants/map",
      "/he/restaurants/map",
      "/restaurants/by-city",
      "/he/restaurants/by-city",
      "/restaurants/by-country",
      "/he/restaurants/by-country",
      "/community/events",
      "/community/forum",
      "/he/community/forum",
      "/community/members",
      "/he/community/members",
      "/sitemap.xml",
    ]),
  );
});

test("an unknown tag has no pages", () => expect(stalePages("moon:1")).toEqual([]));

/** @jest-environment node */
import { cacheKindOf, mayKeep, pageKeyOf, standInFor, tileKeyOf } from "@/lib/offline/cache-rules";

const ORIGIN = "https://chard.example";

const get = (url: string, headers: Record<string, string> = {}) =>
  new Request(new URL(url, ORIGIN), { headers });

test.each([
  ["the home page", get("/"), "page"],
  ["a page", get("/restaurants/near-me"), "page"],
  [
    "near me around a point in another language",
    get("/zh-hant/restaurants/near-me/1.00,2.00"),
    "page",
  ],
  ["a page with a query that it does not read", get("/restaurants/near-me?country=Japan"), "page"],
  ["a restaurant", get("/restaurants/1"), "page"],
  ["a page whose path only begins like an account's", get("/authors"), "page"],
  ["the list of phrase cards", get("/guides/phrases"), "page"],
  ["a phrase card", get("/guides/phrases/zh-hant?from=list"), "card"],
  ["a phrase card in another language", get("/de/guides/phrases/ja"), "card"],
  ["a script", get("/_next/static/chunks/a.js"), "asset"],
  ["a font", get("/_next/static/media/a.woff2"), "asset"],
  ["a picture", get("/pictures/site/empty.svg"), "picture"],
  ["a gallery picture", get("/gallery/01.avif"), "picture"],
  ["a tile of restaurants", get("/restaurants/tiles/1700000000000-41/285-386"), "tile"],
  ["which tiles there are", get("/restaurants/tiles/index.json"), "tile"],
  ["the list of cities", get("/restaurants/cities.json"), "tile"],
  ["a restaurant's summary", get("/restaurants/1/summary.json"), "record"],
  ["several summaries", get("/restaurants/summaries.json/1,8"), "record"],
  ["a summary in German", get("/de/restaurants/summaries.json/1"), "record"],
  ["a coast", get("/map/coast/world.json"), "picture"],
])("keeps %s", (_, request, kind) => {
  expect(cacheKindOf(request, ORIGIN)).toBe(kind);
});

test.each([
  ["Google's script", get("https://maps.googleapis.com/maps/api/js?key=k")],
  ["a Google picture", get("https://maps.gstatic.com/pictures/a.png")],
  ["a map tile", get("https://tiles.openfreemap.org/planet/1/1/1.pbf")],
  ["the same path of another port", get("https://chard.example:8443/restaurants/near-me")],
  ["the sign-in screen", get("/auth")],
  ["the sign-in screen in another language", get("/zh-hant/auth/reset")],
  ["a mail's link", get("/auth/confirm?token_hash=t&type=signup")],
  ["the embedded accounts", get("/auth/v1/user")],
  ["a mail's link to the home page", get("/?code=c")],
  ["the API", get("/api/health")],
  ["a server component by its header", get("/restaurants/near-me", { RSC: "1" })],
  ["a server component by its query", get("/restaurants/near-me?_rsc=abc")],
  ["one of Next's other addresses", get("/_next/data/x.json")],
  ["the world, which the page keeps itself", get("/restaurants/world/1-1700000000000-41")],
  ["which world there is", get("/restaurants/world/index.json")],
  ["a file", get("/feed.xml")],
  ["the worker", get("/sw.js")],
  ["a form", new Request(`${ORIGIN}/about/contact`, { method: "POST" })],
])("leaves %s to the browser", (_, request) => {
  expect(cacheKindOf(request, ORIGIN)).toBeUndefined();
});

test("keeps a page under its URL without the query", () => {
  expect(pageKeyOf(`${ORIGIN}/restaurants/near-me?country=Japan`)).toBe(
    `${ORIGIN}/restaurants/near-me`,
  );
});

test("keeps a tile without its version: the newest that was loaded", () => {
  expect(tileKeyOf(`${ORIGIN}/restaurants/tiles/1700000000000-41/285-386`)).toBe(
    `${ORIGIN}/restaurants/tiles/285-386`,
  );
  expect(tileKeyOf(`${ORIGIN}/restaurants/tiles/index.json`)).toBe(
    `${ORIGIN}/restaurants/tiles/index.json`,
  );
  expect(tileKeyOf(`${ORIGIN}/restaurants/cities.json`)).toBe(`${ORIGIN}/restaurants/cities.json`);
});

const response = (cacheControl: string | undefined, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(cacheControl === undefined ? {} : { "Cache-Control": cacheControl }),
});

test.each([
  ["a prerendered page", response("s-maxage=31536000"), true],
  ["a response without Cache-Control", response(undefined), true],
  ["one with a session's cookie", response("private, no-store"), false],
  ["one for this visitor alone", response("private, max-age=60"), false],
  ["a missing page", response("s-maxage=31536000", 404), false],
  ["a fault", response(undefined, 500), false],
  ["an opaque response", response(undefined, 0), false],
  ["the target of a redirect", response("s-maxage=31536000", 200, true), false],
])("may keep %s: %#", (_, response, may) => {
  expect(mayKeep(response)).toBe(may);
});

test.each([
  ["/de/restaurants/near-me?country=Japan", "/restaurants/near-me?country=Japan"],
  ["/zh-hant/restaurants/near-me", "/restaurants/near-me"],
  ["/restaurants/near-me", undefined],
  ["/de/restaurants/near-me/berlin", undefined],
  ["/de", undefined],
])("in place of %s there is %s", (path, standIn) => {
  expect(standInFor(`${ORIGIN}${path}`)).toBe(standIn && `${ORIGIN}${standIn}`);
});

import { readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask } from "@/e2e/front/ask";
import { CACHEABLE_PAGES, PAGES, SCRIPT } from "@/e2e/front/routes";
import { expect, test } from "@/e2e/support/fixtures";

const RSC = { RSC: "1" };
const STATE_TREE = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }]));

let origin: string;
test.beforeAll(({}, { project }) => {
  origin = project.use.baseURL ?? "";
});

/** As Next's client sends it: the client computes the right `_rsc` itself, here the server gives it in a redirect. */
async function askForData(path: string, headers: Record<string, string>) {
  const first = await ask(origin, `${path}?_rsc=`, { headers: { ...RSC, ...headers } });
  if (first.status !== 307) return first;
  return ask(origin, first.headers.location ?? "", { headers: { ...RSC, ...headers } });
}

test("caches every page, and has browsers and other caches revalidate", async () => {
  expect(CACHEABLE_PAGES.length).toBeGreaterThan(35);
  for (const path of CACHEABLE_PAGES) {
    const first = await ask(origin, path);
    expect.soft(first.status, path).toBe(200);
    const second = await ask(origin, path);
    expect.soft(second.cache, path).toBe("HIT");
    expect.soft(second.headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
    expect.soft(second.headers["content-security-policy"], path).toContain("default-src");
    expect.soft(second.bytes.equals(first.bytes), path).toBe(true);
  }
});

for (const path of [
  ...PAGES.filter((page) => !CACHEABLE_PAGES.includes(page)),
  "/api/health",
  "/no-such-page",
])
  test(`never keeps ${path}`, async () => {
    await ask(origin, path);
    const { cache } = await ask(origin, path);
    expect(["HIT", "STALE", "UPDATING"]).not.toContain(cache);
  });

test("marks health and not-found responses as not to be stored", async () => {
  for (const path of ["/api/health", "/api/health/ready", "/no-such-page", "/_next/static/none.js"])
    expect
      .soft((await ask(origin, path)).headers["cache-control"], path)
      .toMatch(/no-store|no-cache/);
});

test.describe("one entry for", () => {
  const VARIANTS: [what: string, path: string, headers?: Record<string, string>][] = [
    ["any query", `/about/mission?utm_source=${Math.random()}&x`],
    ["the same address spelled differently", "/about/%6dission"],
    ["the same address with double slashes", "//about///mission"],
    ["a stray _rsc", "/about/mission?_rsc=abcde"],
    ["another language", "/about/mission", { "Accept-Language": "de" }],
    ["another browser", "/about/mission", { "User-Agent": "Googlebot" }],
    ["cookies of no session", "/about/mission", { Cookie: "theme=dark; chard=1" }],
    ["prefetch headers without RSC", "/about/mission", { "Next-Router-Prefetch": "1" }],
    ["another value of RSC", "/about/mission", { RSC: "yes" }],
    ["a request that wants nothing from a cache", "/about/mission", { Pragma: "no-cache" }],
  ];

  for (const [what, path, headers] of VARIANTS)
    test(what, async () => {
      const plain = await ask(origin, "/about/mission");
      const variant = await ask(origin, path, headers ? { headers } : {});
      expect(variant.cache).toBe("HIT");
      expect(variant.bytes.equals(plain.bytes)).toBe(true);
    });
});

/** An address of each route, as a server without a database has it; by its folder in app. */
const ROUTE_PATHS: Record<string, string> = {
  "[language]/community/events/[slug]/event.ics": "/de/community/events/one-long-table/event.ics",
  "[language]/restaurants/by-city/[city]/feed.xml": "/de/restaurants/by-city/berlin/feed.xml",
  "[language]/restaurants/summaries.json/[ids]": "/de/restaurants/summaries.json/1,8",
  "community/events/[slug]/event.ics": "/community/events/one-long-table/event.ics",
  "data/geojson": "/data/geojson",
  "favorites/download/[format]": "/favorites/download/geojson",
  "feed.xml": "/feed.xml",
  "lists/[id]/download/[format]": "/lists/1/download/geojson",
  "osm/[type]/[id]": "/osm/node/1",
  "photos/[name]": "/photos/none.webp",
  "restaurants/[id]/photos/upload": "/restaurants/1/photos/upload",
  "restaurants/[id]/summary.json": "/restaurants/1/summary.json",
  "restaurants/by-city/[city]/feed.xml": "/restaurants/by-city/berlin/feed.xml",
  "restaurants/by-city/[city]/open.json": "/restaurants/by-city/berlin/open.json",
  "restaurants/cities.json": "/restaurants/cities.json",
  "restaurants/find.json": "/restaurants/find.json",
  "restaurants/suggestions.json": "/restaurants/suggestions.json",
  "restaurants/summaries.json/[ids]": "/restaurants/summaries.json/1,8",
  "restaurants/tiles/[version]/[tile]": "/restaurants/tiles/1/285-386",
  "restaurants/tiles/index.json": "/restaurants/tiles/index.json",
  "restaurants/world/[version]": "/restaurants/world/1",
  "restaurants/world/index.json": "/restaurants/world/index.json",
  "settings/data": "/settings/data",
  "sitemap.xml": "/sitemap.xml",
  "sitemaps/[file]": "/sitemaps/1.xml",
};

test("what is kept for one query is right for every other", async () => {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/route.ts") && !/^(api|auth)\//.test(path))
    .map((path) => path.slice(0, -"/route.ts".length));
  expect(Object.keys(ROUTE_PATHS).toSorted()).toEqual(routes.toSorted());

  const kept: string[] = [];
  for (const path of [...CACHEABLE_PAGES, ...Object.values(ROUTE_PATHS)]) {
    await ask(origin, `${path}?ids=1&page=2&q=a`);
    const query = "?ids=8&page=3&q=b";
    const { cache, bytes } = await ask(origin, path + query);
    // The cookie of a link has the proxy ask the app.
    const headers = { Cookie: "chard-auth-code-verifier=x" };
    const own = await ask(origin, path + query, { headers });
    expect.soft(own.cache, path).toBe("BYPASS");
    if (cache !== "HIT") continue;
    kept.push(path);
    expect.soft(bytes.equals(own.bytes), path).toBe(true);
  }
  expect(kept).toContain("/restaurants/summaries.json/1,8");
  expect(kept.length).toBeGreaterThan(35);
});

test("other ids have another response", async () => {
  const ids = async (path: string) =>
    JSON.parse((await ask(origin, path)).bytes.toString()).restaurants.map(
      ({ id }: { id: string }) => id,
    ) as string[];
  expect(await ids("/restaurants/summaries.json/2")).toEqual(["2"]);
  expect(await ids("/restaurants/summaries.json/8")).toEqual(["8"]);
  expect(await ids("/restaurants/summaries.json/2")).toEqual(["2"]);
});

test("a malicious first request does not poison the cache", async () => {
  const HOSTILE: Record<string, string>[] = [
    { Host: "evil.example" },
    { "X-Forwarded-Host": "evil.example" },
    { "X-Forwarded-Proto": "gopher" },
    { "X-Original-URL": "/auth" },
    { "X-Rewrite-URL": "/auth" },
    { "X-Matched-Path": "/auth" },
    { "X-Invoke-Path": "/auth" },
    { "X-Invoke-Status": "500" },
    { "X-Middleware-Subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "X-Middleware-Prefetch": "1" },
    { "X-Nextjs-Data": "1" },
    { "X-Now-Route-Matches": "1" },
    { "X-Prerender-Revalidate": "1" },
    { "X-HTTP-Method-Override": "POST" },
    { "Next-Action": "0123456789" },
    { "Next-Router-State-Tree": "junk" },
    { "Next-Resume": "1" },
    { "Next-HMR-Refresh": "1" },
    { Range: "bytes=0-9" },
    { "If-None-Match": "*" },
    { Cookie: "__prerender_bypass=1; __next_preview_data=1" },
    { RSC: "1" },
    { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  ];
  const pages = [...CACHEABLE_PAGES];
  for (const headers of HOSTILE) {
    // A page that was not requested before: under another scheme it is another entry.
    const page = pages.pop() ?? "/";
    const https = { "X-Forwarded-Proto": "https" };
    await ask(origin, page, { headers: { ...https, ...headers } });
    await ask(origin, `${page}?nxtPid=2&__nextLocale=de`, { headers: https });
    const next = await ask(origin, page, { headers: https });
    const clean = await ask(origin, page);
    const said = JSON.stringify(headers);
    expect.soft(next.status, said).toBe(200);
    expect.soft(next.headers["content-type"], said).toBe("text/html; charset=utf-8");
    expect.soft(next.bytes.equals(clean.bytes), said).toBe(true);
    expect.soft(next.bytes.includes("evil.example"), said).toBe(false);
  }
});

test("never mixes a page with its data, whichever is requested first", async () => {
  const [one, other] = ["/about/contact", "/guides/health"];
  const page = await ask(origin, one);
  const data = await askForData(one, {});
  expect(page.headers["content-type"]).toContain("text/html");
  expect(data.headers["content-type"]).toContain("text/x-component");
  expect((await ask(origin, one)).bytes.equals(page.bytes)).toBe(true);
  expect((await askForData(one, {})).cache).toBe("HIT");

  const prefetch = { "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" };
  const tree = await askForData(other, prefetch);
  const wholeData = await askForData(other, {});
  expect(tree.headers["content-type"]).toContain("text/x-component");
  expect(tree.bytes.equals(wholeData.bytes)).toBe(false);
  expect((await askForData(other, prefetch)).cache).toBe("HIT");
  expect((await ask(origin, other)).headers["content-type"]).toContain("text/html");
});

test("a page's data does not depend on where a visitor comes from, so one entry serves all", async () => {
  for (const path of CACHEABLE_PAGES) {
    const plain = await askForData(path, {});
    const fromHome = await askForData(path, { "Next-Router-State-Tree": STATE_TREE });
    expect.soft(fromHome.status, path).toBe(200);
    expect.soft(fromHome.bytes.equals(plain.bytes), path).toBe(true);
  }
});

test("compresses with brotli, else gzip, else not at all, to the same bytes", async () => {
  const get = (encoding: string, path: string) =>
    ask(origin, path, { headers: { "Accept-Encoding": encoding } });
  for (const path of ["/", SCRIPT]) {
    const plain = await get("identity", path);
    const br = await get("gzip, deflate, br, zstd", path);
    const gzip = await get("gzip, br;q=0", path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(br.bytes.length).toBeLessThan(gzip.bytes.length);
    for (const { headers } of [plain, br, gzip])
      expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
  }
});

test("returns 304 for conditional requests, and HEAD with the headers alone", async () => {
  const { headers, bytes } = await ask(origin, "/about/mission");
  const again = await ask(origin, "/about/mission", {
    headers: { "If-None-Match": headers.etag ?? "" },
  });
  expect(again.status).toBe(304);
  const head = await ask(origin, "/about/mission", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.bytes.length).toBe(0);
  expect(Number(head.headers["content-length"])).toBe(bytes.length);
});

test("promises TLS for the future only to who came by TLS", async () => {
  const insecure = await ask(origin, "/about/mission");
  const secure = await ask(origin, "/about/mission", { headers: { "X-Forwarded-Proto": "https" } });
  expect(insecure.headers["strict-transport-security"]).toBeUndefined();
  expect(secure.headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
});

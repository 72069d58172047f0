import { readFileSync } from "node:fs";
import { hasDatabase } from "@/e2e/support/servers/site-server";
import { expect, test } from "@/e2e/support/fixtures";
import { ATTACKS, MAP_ATTACKS } from "@/e2e/support/checks/policy-attacks";
import { isMissingPath } from "@/lib/env/missing-paths";
import { DEFAULT_MAP_STYLE_URL } from "@/lib/public-env";
import { isAccountPath } from "@/lib/security/account-pages";
import { inlineScriptsOf, pagePolicy } from "@/lib/security/content-security-policy";
import { NON_PAGE_POLICY } from "@/lib/security/headers";

/** Every path that was prerendered, files among them. */
const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as {
  routes: Record<string, unknown>;
};
const PRERENDERED = Object.keys(routes).filter((path) => !path.startsWith("/_"));

const OTHERS: [path: string, status: number][] = [
  ["/no-such-page", 404],
  ["/restaurants/999", 404],
  ["/api/no-such-endpoint", 404],
  ["/%E0%A4%A", 404],
  ["/restaurants/%zz", 404],
  ["/auth/v1/%F0", 404],
  ["/?code=unknown", 303],
  ["/?token_hash=unknown&type=signup", 303],
  ["/auth/confirm?code=unknown", 303],
  ["/api/health", 200],
  ["/api/health/ready", 200],
  // Without a token in the settings.
  ["/api/metrics", 404],
  ["/api/misdirected", 421],
  ["/api/too-large", 413],
  ["/api/too-many", 429],
  ["/api/unsubscribe?token=unknown", 303],
  // It takes posts alone.
  ["/api/views/1", 405],
  ["/data/geojson", 200],
  // With a database they lead to the sign-in.
  ["/favorites/download/gpx", hasDatabase ? 307 : 404],
  ["/favorites/download/exe", 404],
  ["/lists/1/download/gpx", hasDatabase ? 307 : 404],
  ["/osm/node/1", 404],
  ["/photos/0123456789abcdef0123456789abcdef-480.avif", 404],
  ["/photos/..%2f..%2fpackage.json", 404],
  // It takes forms alone.
  ["/restaurants/1/photos/upload", 405],
  ["/restaurants/by-city/nowhere/feed.xml", 404],
  ["/de/restaurants/by-city/nowhere/feed.xml", 404],
  ["/restaurants/by-city/nowhere/open.json", 404],
  ["/restaurants/cities.json", 200],
  // With the samples alone it has no answer.
  ["/restaurants/find.json?q=berlin", 404],
  ["/restaurants/suggestions.json?q=berlin", 200],
  ["/restaurants/tiles/index.json", 200],
  ["/restaurants/summaries.json/1,2", 200],
  ["/de/restaurants/summaries.json/1", 200],
  ["/restaurants/tiles/samples/0-0", 404],
  ["/restaurants/world/index.json", 404],
  ["/restaurants/world/1", 404],
  ["/restaurants/by-city/nowhere", 404],
  ["/restaurants/search?q=ramen", 200],
  // Leads to near me with the samples alone.
  ["/restaurants/find?q=berlin", 307],
  // With a database it leads to the sign-in.
  ["/settings/data", hasDatabase ? 307 : 404],
  ["/sitemaps/1.xml", 404],
  ["/auth/v1/health", 200],
  ["/auth/v1/user", 401],
  ["/auth/v1/verify?token=unknown&type=signup", 303],
  ["/auth/v1/no-such-endpoint", 404],
  ["/auth/v1/signup", 405],
];

const HOSTS = { mapStyleUrl: DEFAULT_MAP_STYLE_URL, isSecure: false };

const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const statusOf = (path: string) => (isMissingPath(path) ? 404 : 200);

const ALL = [...PRERENDERED.map((path): [string, number] => [path, statusOf(path)]), ...OTHERS];

/** Whether a route is prerendered, with all of its parameters. */
function isPrerendered(route: string) {
  const pattern = new RegExp(`^${route.replace(/\[\w+\]/g, "[^/]+")}$`);
  return PRERENDERED.some((path) => pattern.test(path));
}

test("every path that is rendered at run time is in the table above @core", () => {
  const computed = JSON.parse(
    readFileSync(".next/server/app-paths-manifest.json", "utf8"),
  ) as Record<string, string>;
  const paths = Object.keys(computed)
    .filter((name) => name.endsWith("/route"))
    .map((name) => name.replace(/\/route$/, ""))
    .filter((path) => !isPrerendered(path) && !path.includes("opengraph-image"));
  expect(paths.toSorted()).toEqual([
    "/[language]/restaurants/by-city/[city]/feed.xml",
    "/[language]/restaurants/summaries.json/[ids]",
    "/api/health",
    "/api/health/ready",
    "/api/metrics",
    "/api/misdirected",
    "/api/too-large",
    "/api/too-many",
    "/api/unsubscribe",
    "/api/views/[id]",
    "/auth/v1/[...path]",
    "/data/geojson",
    "/favorites/download/[format]",
    "/lists/[id]/download/[format]",
    "/osm/[type]/[id]",
    "/photos/[name]",
    "/restaurants/[id]/photos/upload",
    "/restaurants/by-city/[city]/feed.xml",
    "/restaurants/by-city/[city]/open.json",
    "/restaurants/cities.json",
    "/restaurants/find.json",
    "/restaurants/suggestions.json",
    "/restaurants/summaries.json/[ids]",
    "/restaurants/tiles/[version]/[tile]",
    "/restaurants/tiles/index.json",
    "/restaurants/world/[version]",
    "/restaurants/world/index.json",
    "/settings/data",
    "/sitemaps/[file]",
  ]);
});

/** React's for a form that is sent by a function: it throws, if the policy ever lets it. */
const FORM_ACTION = /action="javascript:throw new Error\(/g;

/** Handlers in attributes, and addresses that are scripts. */
const INLINE = /<[^>]*?\s(on\w+="|(href|src|action)="\s*javascript:)/gi;

test("every path sends its own policy and no other, and no page has an inline handler or a javascript: URL @core", async ({
  request,
}) => {
  expect(PRERENDERED.length).toBeGreaterThan(45);
  for (const [path, status] of ALL) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    const isPage = headers["content-type"]?.startsWith("text/html");
    const html = isPage ? await response.text() : "";
    const policy = isPage
      ? pagePolicy(inlineScriptsOf(html), {
          ...HOSTS,
          isAccountPage: status === 200 && isAccountPath(path),
        })
      : NON_PAGE_POLICY;
    expect.soft(html.replace(FORM_ACTION, "").match(INLINE), path).toBeNull();
    expect.soft(response.status(), path).toBe(status);
    expect.soft(headers["content-security-policy"], path).toBe(policy);
    const isPreview = path.includes("/opengraph-image");
    expect.soft(headers, path).toMatchObject({
      ...HEADERS,
      ...(isPreview && { "cross-origin-resource-policy": "cross-origin" }),
    });
    expect.soft(headers["permissions-policy"], path).toContain("geolocation=(self)");
    expect.soft(headers["permissions-policy"], path).toContain("camera=()");
    expect.soft(headers, path).not.toHaveProperty("x-powered-by");
    expect.soft(headers, path).not.toHaveProperty("strict-transport-security");
  }
});

test("files are sent with what concerns files, and stay with the visitor for a day @core", async ({
  request,
}) => {
  const script =
    /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/")).text())?.[0] ?? "";
  const DAY = "public, max-age=86400, stale-while-revalidate=604800";
  for (const [path, kept] of [
    [script, "public, max-age=31536000, immutable"],
    ["/pictures/restaurants/1/front.svg", DAY],
    ["/gallery/01-terracotta-bistro-at-dusk-480.avif", DAY],
    ["/gazetteer/about.json", DAY],
    ["/map/coast/world.json", DAY],
    ["/i/ui.svg", DAY],
    ["/icons/icon-192.png", DAY],
  ] as const) {
    const response = await request.get(path);
    const headers = response.headers();
    expect.soft(response.status(), path).toBe(200);
    expect.soft(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": kept,
    });
    expect.soft(headers, path).not.toHaveProperty("permissions-policy");
  }
});

test("sends HSTS after a visit over TLS @core", async ({ request }) => {
  for (const path of ["/", "/auth", "/no-such-page", "/auth/v1/health"]) {
    const response = await request.get(path, { headers: { "x-forwarded-proto": "https" } });
    expect(response.headers()["strict-transport-security"], path).toBe("max-age=63072000");
  }
});

/** A page that is read, the home page with its scripts, and one where passwords are typed. */
for (const path of ["/accessibility", "/", "/auth"])
  test(`a browser stops all that was injected into ${path} @core`, async ({
    page,
    allow,
    baseURL,
  }) => {
    const attacks = [...ATTACKS, ...(isAccountPath(path) ? MAP_ATTACKS : [])];
    // The browser's own words for it, and React's for a page that is not as it was built.
    allow.console(/Content Security Policy|policy violated|violates|Minified React error/);
    // Playwright reports requests that the policy stops; none may reach the network.
    for (const { attempt } of attacks)
      if (/^https:/.test(attempt.address ?? "")) allow.host(new URL(attempt.address ?? "").host);
    const loaded: string[] = [];
    await page.route(/^https:/, (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.pwned = 1" });
    });
    await page.addInitScript(() => {
      const violated: string[] = [];
      Object.assign(window, { violated });
      document.addEventListener("securitypolicyviolation", (event) =>
        violated.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        const planted = attacks.map(({ html = "" }) => html).join("");
        const body = (await response.text()).replace("</main>", `</main>${planted}`);
        await route.fulfill({ response, body });
      },
    );

    await page.goto(path);
    // By a timer: what a test evaluates itself is exempt from the policy.
    for (const { act } of attacks) if (act) await page.evaluate(`setTimeout(() => { ${act} })`);
    const expected = attacks.map(
      ({ attempt: { directive }, blocked }) =>
        `${directive} ${blocked.startsWith("/") ? baseURL + blocked : blocked}`,
    );
    // A base is looked at again whenever the page changes.
    const readViolations = () =>
      page.evaluate(() => {
        const violated = new Set(Reflect.get(window, "violated") as string[]);
        return [...violated].filter((one) => one !== "base-uri ").toSorted();
      });
    await expect.poll(readViolations).toEqual([...new Set(expected)].toSorted());
    expect(await page.evaluate(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    expect(loaded).toEqual([]);
  });

test("is in no frame of another site @core", async ({ page, baseURL, allow }) => {
  allow.console(/frame|Frame/);
  allow.host("evil.test");
  await page.route("http://evil.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}/"></iframe>` }),
  );
  await page.goto("http://evil.test/");
  const frame = page.frames()[1];
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
});

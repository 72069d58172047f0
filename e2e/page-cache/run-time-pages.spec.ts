import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { get as httpGet, type IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "@/e2e/support/fixtures";
import { DEFAULT_MAP_STYLE_URL } from "@/lib/public-env";
import { inlineScriptsOf, pagePolicy } from "@/lib/security/content-security-policy";
import { freePort } from "@/scripts/run/port.mjs";

// The site's cache (lib/page-cache, lib/next-internals/cache-handler.mjs) in a small app whose pages are rendered at run time.
test.describe.configure({ mode: "serial", timeout: 240_000 });

const APP = fileURLToPath(new URL("run-time-app", import.meta.url));
const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
};
const HOSTS = { mapStyleUrl: DEFAULT_MAP_STYLE_URL, isSecure: false };

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  // Next looks for the cache handler from where it was started.
  execFileSync(process.execPath, [NEXT, "build"], { cwd: APP, env: ENVIRONMENT, stdio: "pipe" });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [NEXT, "start", "--port", String(port)], {
    cwd: APP,
    env: ENVIRONMENT,
    stdio: "ignore",
  });
  await expect.poll(async () => (await fetch(origin).catch(() => undefined))?.status).toBeDefined();
});

test.afterAll(async () => {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
});

type PageResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Node's client, which neither follows nor decodes nor adds anything. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    httpGet(origin + path, { headers, method, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    }).on("error", reject);
  });
}

const cacheStateOf = ({ headers }: PageResponse) => headers["x-nextjs-cache"];
const headingOf = ({ body }: PageResponse) => /<h1[^>]*>([^<]*)</.exec(body)?.[1];

/** The policy of exactly the inline scripts that the page has, and no stylesheet that the first paint waits for. */
function expectFinished(response: PageResponse) {
  expect(response.headers["content-security-policy"]).toBe(
    pagePolicy(inlineScriptsOf(response.body), HOSTS),
  );
  expect(inlineScriptsOf(response.body).length).toBeGreaterThan(3);
  expect(response.body).toMatch(/<style>[^<]+<\/style><noscript><link rel="stylesheet"/);
  expect(response.body).not.toMatch(/<script [^>]*\bsrc="(?![^>]*\bnomodule\b)/i);
  expect(response.body).not.toContain(".elsewhere");
}

function filesOfBuild() {
  return readdirSync(`${APP}/.next`, { recursive: true, encoding: "utf8" }).sort();
}

test("a page is finished when it is rendered, when it is kept, and when it is renewed", async () => {
  const miss = await ask("/venues/1");
  expect(cacheStateOf(miss)).toBe("MISS");
  expectFinished(miss);
  expect(miss.body).toContain(".venue{");
  expect(miss.headers["cache-control"]).toContain("s-maxage=86400");

  const hit = await ask("/venues/1");
  expect(cacheStateOf(hit)).toBe("HIT");
  expect(hit.body).toBe(miss.body);
  expectFinished(hit);

  expect((await fetch(`${origin}/api/changed`, { method: "POST", body: "/venues/1" })).status).toBe(
    204,
  );
  const stale = await ask("/venues/1");
  expect(cacheStateOf(stale)).toBe("STALE");
  expect(stale.body).toBe(miss.body);
  expectFinished(stale);

  await expect.poll(async () => headingOf(await ask("/venues/1"))).not.toBe(headingOf(miss));
  const renewed = await ask("/venues/1");
  expect(cacheStateOf(renewed)).toBe("HIT");
  expectFinished(renewed);
});

test("a page of the build is finished, though no step of the build has done it", async () => {
  const response = await ask("/venues/of-the-build");
  expect(cacheStateOf(response)).toBe("HIT");
  expectFinished(response);
});

test("an account page names no host of Google's, rendered, kept or failing", async () => {
  for (const [path, status] of [
    ["/auth/one", 200],
    ["/auth/one", 200],
    ["/auth/failing", 500],
    ["/auth/failing?next=/venues/1", 500],
  ] as const) {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers["content-security-policy"]).toBe(
      pagePolicy(inlineScriptsOf(response.body), { ...HOSTS, isAccountPage: true }),
    );
  }
});

test("HEAD, 304 and the data of a page come with its policy", async () => {
  const page = await ask("/venues/2");
  const policy = page.headers["content-security-policy"];
  expect(policy).toBeTruthy();
  const head = await ask("/venues/2", {}, "HEAD");
  expect(head.headers["content-security-policy"]).toBe(policy);
  const unchanged = await ask("/venues/2", { "If-None-Match": page.headers.etag ?? "" });
  expect([unchanged.status, unchanged.headers["content-security-policy"]]).toEqual([304, policy]);
  // Next names the data's URL itself.
  const redirect = await ask("/venues/2", { RSC: "1" });
  const data = await ask(redirect.headers.location ?? "", { RSC: "1" });
  expect(data.headers["content-type"]).toBe("text/x-component");
  expect(data.headers["content-security-policy"]).toBe(policy);
});

test("a venue that does not exist is a finished 404, kept for a minute", async () => {
  for (const state of ["MISS", "HIT"]) {
    const response = await ask("/venues/unknown");
    expect([response.status, cacheStateOf(response)]).toEqual([404, state]);
    expectFinished(response);
    expect(headingOf(response)).toBe("No such venue");
    expect(response.body).toContain(".missing{");
    expect(response.headers["cache-control"]).toContain("s-maxage=60");
  }
});

test("a flood of unknown ids leaves nothing on the disk and nothing that grows in memory", async () => {
  const before = filesOfBuild();
  const ids = Array.from({ length: 600 }, (_, id) => `/venues/unknown-${id}`);
  while (ids.length > 0)
    for (const response of await Promise.all(ids.splice(0, 20).map((path) => fetch(origin + path))))
      expect(response.status).toBe(404);
  expect(filesOfBuild()).toEqual(before);
  const state = (await (await fetch(`${origin}/api/state`)).json()) as { lifetimes: number };
  expect(state.lifetimes).toBeLessThanOrEqual(501);
  expect((await ask("/venues/1")).status).toBe(200);
});

test.describe("a response that does not pass through the cache", () => {
  for (const encoding of ["", "gzip"])
    test(`has a policy when the server fails${encoding && `, ${encoding}`}`, async () => {
      const headers: Record<string, string> = encoding ? { "Accept-Encoding": encoding } : {};
      const response = await ask("/venues/failing", headers);
      expect(response.status).toBe(500);
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
      expect(response.headers["content-encoding"]).toBe(encoding || undefined);
      expect(response.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
      const { headers: plain, body } = await ask("/venues/failing");
      expect(plain["content-security-policy"]).toBe(pagePolicy(inlineScriptsOf(body), HOSTS));
    });

  test("has a policy when a form is submitted without scripts", async () => {
    const page = await ask("/form");
    const fields = [...page.body.matchAll(/<input type="hidden" name="([^"]+)"/g)];
    const form = new FormData();
    for (const [, name = ""] of fields) form.set(name, "");
    form.set("name", "Noor");
    const response = await fetch(`${origin}/form`, { method: "POST", body: form });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toBe(
      pagePolicy(inlineScriptsOf(await response.text()), HOSTS),
    );
  });
});

test("a venue that does not exist says so", async ({ page, allow }) => {
  allow.console(/404/);
  allow.host(new URL(origin).host);
  await page.goto(`${origin}/venues/unknown-to-the-browser`);
  await expect(page.getByRole("heading", { name: "No such venue" })).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCSS("color", "rgb(128, 0, 0)");
});

test("a page that was rendered at run time hydrates under its policy, and runs nothing else", async ({
  page,
  allow,
}) => {
  allow.console(/Content Security Policy|violate/);
  allow.host(new URL(origin).host);
  await page.goto(`${origin}/venues/3`);
  await page.getByRole("button", { name: "Pressed 0 times" }).click();
  await expect(page.getByRole("button", { name: "Pressed 1 times" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCSS("color", "rgb(0, 128, 0)");
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.injected = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expect, test } from "@/e2e/support/servers/database-server";
import {
  AUTH_COOKIE,
  chooseFromAccountMenu,
  expectSignedOut,
  fillSignIn,
  newAccount,
  readSession,
  writeSession,
} from "@/e2e/support/auth-steps";
import { sessionOf, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

for (const [scheme, secure] of [
  ["http", false],
  ["https", true],
] as const)
  test(`what the server says of the cookie over ${scheme}`, async ({ request }) => {
    const response = await request.get("/about/mission", {
      headers: { cookie: `${AUTH_COOKIE}=base64-e30`, "x-forwarded-proto": scheme },
    });
    const cookie = response.headers()["set-cookie"] ?? "";
    expect(cookie).toContain(`${AUTH_COOKIE}=; Path=/; Max-Age=0;`);
    expect(cookie.toLowerCase()).toContain("samesite=lax");
    expect(/;\s*secure/i.test(cookie)).toBe(secure);
    expect(cookie).not.toMatch(/domain=/i);
    expect(response.headers()["cache-control"]).toContain("no-store");
  });

test("signing in sets a cookie no wider than @supabase/ssr needs, and signing out ends the sessions on other devices too @core", async ({
  page,
  browser,
  server,
}) => {
  const email = await newAccount(page);
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await fillSignIn(other, email);
  await other.keyboard.press("Enter");
  await other.waitForURL("/");
  const session = await readSession(elsewhere);
  const cookie = (await elsewhere.cookies()).find(({ name }) => name === AUTH_COOKIE);
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false, secure: false });
  expect(cookie?.domain).toBe("127.0.0.1");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(400);

  const told = page.waitForResponse(/\/auth\/v1\/logout\?scope=global$/);
  await chooseFromAccountMenu(page, email, "Sign Out");
  expect((await told).status()).toBe(204);
  await expectSignedOut(page);

  const user = await other.request.get("/auth/v1/user", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(user.status()).toBe(403);
  await writeSession(elsewhere, server.origin, { ...session, expires_at: 1 });
  await other.goto("/about/mission");
  await expectSignedOut(other);
  await elsewhere.close();
});

for (const where of ["here", "in another tab"] as const)
  test(`Back after a sign-out ${where} shows nothing private, however slow the server is`, async ({
    page,
    context,
  }) => {
    const email = await newAccount(page);
    const main = page.getByRole("main");
    await chooseFromAccountMenu(page, email, "Profile");
    await page.waitForURL("/profile");
    await main.getByRole("link", { name: "Settings" }).click();
    await expect(main.getByText(email)).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL("/");

    const other = where === "here" ? page : await context.newPage();
    if (other !== page) await other.goto("/about/mission");
    await chooseFromAccountMenu(other, email, "Sign Out");
    await expectSignedOut(other);
    // Whatever is asked for anew does not come.
    await page.route(
      (url) => url.searchParams.has("_rsc"),
      () => new Promise<void>(() => undefined),
    );
    for (const path of ["/settings", "/profile"]) {
      await page.goBack({ waitUntil: "commit" });
      await page.waitForURL((url) => url.pathname === path || url.pathname === "/auth");
      await expect(main.getByText(email)).toBeHidden();
      await expect(page.getByRole("heading", { name: "Noor Adeyemi" })).toBeHidden();
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/settings");
    await page.waitForURL((url) => url.pathname === "/auth");
    await expect(page.getByText(email)).toHaveCount(0);
  });

test.describe("a foreign site", () => {
  const CALLS = [
    "signup",
    "token?grant_type=password",
    "token?grant_type=refresh_token",
    "recover",
    "resend",
    "verify",
    "logout",
  ];
  /** What a form, or a request without asking first, can send from elsewhere. */
  const TYPES = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];

  test("can send the auth server nothing that it takes @core", async ({ request }) => {
    const data = JSON.stringify({ email: newAddress(), password: PASSWORD, refresh_token: "x" });
    for (const call of CALLS)
      for (const type of TYPES) {
        const response = await request.post(`/auth/v1/${call}`, {
          data,
          headers: { "content-type": type, origin: "https://evil.test" },
        });
        expect([401, 403, 415], `${call} ${type}`).toContain(response.status());
        expect(response.headers()).not.toHaveProperty("set-cookie");
      }
  });

  test("is not allowed to use more", async ({ request }) => {
    for (const call of [...CALLS, "user"]) {
      const response = await request.fetch(`/auth/v1/${call}`, {
        method: "OPTIONS",
        headers: { origin: "https://evil.test", "access-control-request-method": "POST" },
      });
      expect(response.status()).toBe(405);
      expect(Object.keys(response.headers()).join()).not.toContain("access-control");
    }
  });

  test("does nothing with the visitor's cookie, which the auth server never reads", async ({
    server,
  }) => {
    const visitor = new HttpVisitor(server.origin);
    await signUp(visitor);
    for (const [method, path] of [
      ["GET", "/auth/v1/user"],
      ["PUT", "/auth/v1/user"],
      ["POST", "/auth/v1/logout"],
    ] as const) {
      const data = { type: "application/json", body: Buffer.from("{}") };
      const response = await visitor.fetch(path, { method, ...(method !== "GET" && data) });
      expect(response.status, path).toBe(401);
    }
    await visitor.open("/settings");
    expect(visitor.path).toBe("/settings");
    expect(sessionOf(visitor)).toMatchObject({ token_type: "bearer" });
  });

  test("only pages with forms accept posts, and their responses have the page's policy", async ({
    request,
  }) => {
    for (const [path, hasForm] of [
      ["/", false],
      ["/about/mission?a=b", false],
      ["/about/contact", true],
      ["/restaurants/add-listing", true],
    ] as const) {
      const posted = await request.post(path, { form: { a: "b" }, maxRedirects: 0 });
      expect(posted.status()).toBe(hasForm ? 200 : 303);
      expect(posted.headers().location).toBe(hasForm ? undefined : path);
      const page = hasForm ? posted : await request.post(path, { multipart: { a: "b" } });
      expect(page.status()).toBe(200);
      expect(page.headers()["content-security-policy"]).toContain("script-src 'self'");
      const unknown = await request.post(path, { multipart: { a: "b" } });
      expect(unknown.headers()["content-type"]).toMatch(hasForm ? /^text\/plain/ : /^text\/html/);
      for (const headers of [{ "next-action": "a".repeat(42) }, { "content-type": "text/plain" }]) {
        const refused = await request.post(path, { data: "[]", headers });
        expect(refused.status()).toBeGreaterThanOrEqual(400);
        expect(refused.headers()).not.toHaveProperty("set-cookie");
      }
    }
  });

  test("gets the response of a path that accepts posts, not a redirect", async ({ request }) => {
    const response = await request.post("/api/health", { multipart: { a: "b" }, maxRedirects: 0 });
    expect(response.status()).toBe(405);
  });

  test("is refused when it sends a form as an unknown server action", async ({ request }) => {
    const refused = await request.post("/about/contact", {
      multipart: { a: "b" },
      headers: { "next-action": "a".repeat(42) },
      maxRedirects: 0,
    });
    expect(refused.status()).toBeGreaterThanOrEqual(400);
    expect(refused.headers()).not.toHaveProperty("set-cookie");
  });
});

test("guessing at passwords ends at a limit", async ({ request }) => {
  const guess = () =>
    request.post("/auth/v1/token?grant_type=password", { data: { email: "", password: "" } });
  const statuses = await Promise.all(Array.from({ length: 60 }, guess));
  expect(statuses.filter((response) => response.status() === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((response) => response.status() === 400).length).toBeGreaterThan(20);
});

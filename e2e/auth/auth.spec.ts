import { expect, newAddress, PASSWORD, startServer, test } from "@/e2e/support/servers/auth-server";
import {
  accountButton,
  AUTH_COOKIE,
  chooseFromAccountMenu,
  expectSignedOut,
  fillSignIn,
  form,
  newAccount,
  notice,
  openAccountMenu,
  readSession,
  signUp,
  SUPABASE_CODE,
  writeSession,
} from "@/e2e/support/auth-steps";
import { signUp as signUpByForm } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { openHydrated } from "@/e2e/support/hydrated";
import { FONTS_ALONE, watchShifts } from "@/e2e/support/checks/layout-shift";

test("sign up, menu, reload, and signing out in a second tab signs out both @core", async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await page.waitForURL("/");
  await expect(notice(page, "Account created!")).toContainText(
    "Please check your email to verify your account. On this machine it is confirmed already.",
  );
  await expect(page.getByText("Welcome back!")).toHaveCount(0);

  const items = (await openAccountMenu(page, email)).getByRole("menuitem");
  await expect(items).toHaveText(["Profile", "Favorites", "Settings", "Sign Out"]);
  await page.keyboard.press("Escape");
  await expect(accountButton(page, email)).toBeFocused();

  await page.reload();
  await expect(accountButton(page, email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeHidden();

  const second = await context.newPage();
  await second.goto("/restaurants/by-country");
  await chooseFromAccountMenu(second, email, "Sign Out");
  await expectSignedOut(second);
  await expectSignedOut(page);
  expect((await context.cookies()).filter(({ name }) => name.startsWith(AUTH_COOKIE))).toEqual([]);
  await page.reload();
  await expectSignedOut(page);
});

test("sign in, with a notice, to the home page @core", async ({ page, browser, server }) => {
  const email = await newAccount(page);
  const elsewhere = await browser.newPage({ baseURL: server.origin });
  await fillSignIn(elsewhere, email);
  await elsewhere.keyboard.press("Enter");
  await elsewhere.waitForURL("/");
  await expect(notice(elsewhere, "Welcome back!")).toContainText(
    "You have successfully signed in.",
  );
  await expect(accountButton(elsewhere, email)).toBeVisible();
  await elsewhere.close();
});

test("without a database, Profile and Settings say that they are not open yet", async ({
  browser,
}) => {
  const server = await startServer({ database: "none" });
  const page = await browser.newPage({ baseURL: server.origin });
  const email = await newAccount(page);
  for (const [item, title] of [
    ["Profile", "Profiles are not open yet"],
    ["Settings", "Settings are not open yet"],
  ] as const) {
    await chooseFromAccountMenu(page, email, item);
    await expect(notice(page, title)).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/`);
  }
  await page.close();
  // P9.17 holds there, too.
  const visitor = new HttpVisitor(server.origin);
  await signUpByForm(visitor);
  expect(visitor.path).toBe("/about/mission");
  await server.stop();
});

test("a menu that is opened before the home page has come keeps the focus", async ({ page }) => {
  let send = () => {};
  const opened = new Promise<void>((resolve) => (send = resolve));
  await page.route(/[?&]_rsc=/, async (route) => {
    await opened;
    await route.continue();
  });
  const email = await signUp(page);
  const menu = await openAccountMenu(page, email);
  await expect(menu.getByRole("menuitem", { name: "Profile" })).toBeFocused();
  await expect(page).toHaveURL("/auth");
  send();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL("/");
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("menuitem", { name: "Favorites" })).toBeFocused();
});

test("the phone sheet holds the account", { tag: "@phone" }, async ({ page }) => {
  const email = await signUp(page);
  await page.waitForURL("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet.getByText(email)).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Sign In" })).toBeHidden();
  await sheet.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(sheet.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(sheet.getByText(email)).toBeHidden();
});

test("a wrong password and an unknown e-mail address show the server's message", async ({
  page,
  allow,
}) => {
  allow.console(/status of 400/);
  const email = await newAccount(page);
  await page.context().clearCookies();
  for (const address of [email, newAddress()]) {
    await fillSignIn(page, address, "not the password");
    await form(page).submit("Sign In").click();
    await expect(notice(page, "Error")).toContainText("Invalid login credentials");
    await expect(notice(page, "Error").getByRole("alert")).toBeVisible();
    await expect(form(page).email).toHaveValue(address);
    await expect(form(page).password).toHaveValue("not the password");
    await expect(page).toHaveURL("/auth");
  }
});

test("short passwords and invalid e-mail addresses are rejected next to their fields", async ({
  page,
}) => {
  await fillSignIn(page, "noor@", "12345");
  const before = await form(page).submit("Sign In").boundingBox();
  await form(page).submit("Sign In").click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expect(form(page).email).toBeFocused();
  expect(await form(page).submit("Sign In").boundingBox()).toEqual(before);

  await page.getByRole("link", { name: "Sign up" }).click();
  await form(page).fullName.fill("N");
  await form(page).submit("Sign Up").click();
  await expect(page.getByText("Full name must be at least 2 characters")).toBeVisible();
  await expect(form(page).fullName).toBeFocused();
});

test("a name of the site's is refused beside its field, and nothing typed is lost", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Sign up" }).click();
  await form(page).fullName.fill("Chard Team");
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").click();
  await expect(page.getByText("This name looks like the site's or a moderator's.")).toBeVisible();
  await expect(form(page).fullName).toBeFocused();
  await expect(form(page).email).toHaveValue(email);
  await expect(form(page).password).toHaveValue(PASSWORD);
  await form(page).fullName.fill("Noor Adeyemi");
  await form(page).submit("Sign Up").click();
  await page.waitForURL("/");
});

test("an e-mail address with an account shows the server's message", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/status of 422/);
  const email = await newAccount(page);
  await context.clearCookies();
  await signUp(page, email.toUpperCase());
  await expect(notice(page, "Error")).toContainText("User already registered");
  await expect(form(page).fullName).toHaveValue("Noor Adeyemi");
});

test("a dead network shows the notice and keeps the typed text", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openHydrated(page, "/auth");
  await form(page).email.fill("noor@example.com");
  await form(page).password.fill(PASSWORD);
  await context.setOffline(true);
  await form(page).submit("Sign In").click();
  await expect(notice(page, "Error")).toContainText("An error occurred during authentication.");
  await expect(form(page).email).toHaveValue("noor@example.com");
  await expect(form(page).password).toHaveValue(PASSWORD);
  await expect(form(page).submit("Sign In")).toBeEnabled();
});

test("two presses send one request", async ({ page }) => {
  const email = newAddress();
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/auth/")) sent.push(pathname);
  });
  await page.goto("/auth");
  await page.getByRole("link", { name: "Sign up" }).click();
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").dblclick();
  await page.waitForURL("/");
  expect(sent).toEqual(["/auth/v1/signup"]);
});

test("sign-up requests a link to the home page, and sends the name", async ({ page, server }) => {
  const sent = page.waitForRequest(/\/auth\/v1\/signup/);
  const email = await signUp(page);
  const request = await sent;
  expect(new URL(request.url()).searchParams.get("redirect_to")).toBe(`${server.origin}/`);
  expect(request.postDataJSON()).toMatchObject({ email, data: { full_name: "Noor Adeyemi" } });
  await page.waitForURL("/");
});

test("a session too large for one cookie is kept, renewed and ended like any other", async ({
  page,
  context,
  server,
}) => {
  const parts = async () =>
    (await context.cookies())
      .filter(({ name }) => /^chard-auth(\.\d)?$/.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  const email = newAddress();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Sign up" }).click();
  await form(page).fullName.fill("ñ".repeat(255));
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").click();
  await page.waitForURL("/");
  expect((await parts()).map(({ name }) => name)).toEqual(["chard-auth.0", "chard-auth.1"]);

  const whole = (await parts()).map(({ value }) => value).join("");
  const session = JSON.parse(
    Buffer.from(whole.replace("base64-", ""), "base64url").toString(),
  ) as object;
  const expired = `base64-${Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString("base64url")}`;
  await context.addCookies([
    { name: "chard-auth.0", value: expired.slice(0, 3000), url: server.origin },
    { name: "chard-auth.1", value: expired.slice(3000), url: server.origin },
  ]);
  const response = await page.goto("/restaurants/by-country");
  expect(response?.headers()["cache-control"]).toMatch(/private.*no-store/);
  await expect(accountButton(page, email)).toBeVisible();
  expect((await parts()).map(({ value }) => value).join("")).not.toBe(expired);

  await chooseFromAccountMenu(page, email, "Sign Out");
  await expectSignedOut(page);
  await expect.poll(parts).toEqual([]);
});

test("signing out works with the network gone", async ({ page, context, allow }) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  const email = await newAccount(page);
  await openHydrated(page, "/restaurants/by-country");
  await context.setOffline(true);
  await chooseFromAccountMenu(page, email, "Sign Out");
  await expectSignedOut(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeFocused();
  await context.setOffline(false);
  await page.reload();
  await expectSignedOut(page);
});

test("a signed-in visitor never sees /auth", async ({ page }) => {
  await newAccount(page);
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("a visitor who signs in elsewhere is signed in on coming back", async ({ page, context }) => {
  await page.goto("/restaurants/by-country");
  await expectSignedOut(page);
  const second = await context.newPage();
  const email = await newAccount(second);
  await second.close();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(accountButton(page, email)).toBeVisible();
});

test("anonymous visitors get none of Supabase's code, members do", async ({ page, context }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const loaded = async () =>
    (await Promise.all(scripts)).some((text) => text.includes(SUPABASE_CODE));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto("/restaurants/by-country", { waitUntil: "networkidle" });
  expect(await loaded()).toBe(false);

  const second = await context.newPage();
  await newAccount(second);
  await page.goto("/restaurants/by-country", { waitUntil: "networkidle" });
  expect(await loaded()).toBe(true);
});

test("the header is right before any script of the page has run, and nothing shifts", async ({
  page,
  context,
}) => {
  const email = await newAccount(page);
  const shifted = await watchShifts(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/restaurants/by-country", { waitUntil: "commit" });
  const button = page.locator("header button[aria-haspopup=menu]");
  await expect(button).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  release();
  await expect(accountButton(page, email)).toHaveText(email);
  expect(await button.boundingBox()).toEqual(before);
  expect(await shifted()).toBeLessThan(FONTS_ALONE);
});

test.describe("the middleware", () => {
  test("renews an expired session, and keeps that response out of caches @core", async ({
    page,
    context,
    server,
  }) => {
    const email = await newAccount(page);
    const session = await readSession(context);
    await writeSession(context, server.origin, { ...session, expires_at: 1 });

    const response = await page.goto("/restaurants/by-country");
    expect(response?.headers()["cache-control"]).toMatch(/private.*no-store/);
    expect(
      (await response?.headersArray())?.some(({ name }) => name.toLowerCase() === "set-cookie"),
    ).toBe(true);
    const renewed = await readSession(context);
    expect(renewed.refresh_token).not.toBe(session.refresh_token);
    await expect(accountButton(page, email)).toBeVisible();

    const unchanged = await page.request.get("/restaurants/by-country");
    expect(unchanged.headers()["set-cookie"]).toBeUndefined();
  });

  test("leaves anonymous responses cacheable and without cookies", async ({ request }) => {
    for (const path of ["/", "/auth", "/restaurants/by-country", "/restaurants/near-me"]) {
      const response = await request.get(path);
      expect(response.headers()["cache-control"]).toMatch(/s-maxage/);
      expect(response.headers()["set-cookie"]).toBeUndefined();
    }
  });

  test("signs out a visitor with a forged session, without an error", async ({
    page,
    context,
    server,
    allow,
  }) => {
    // The page that is being left may see the cookie first, and has the service refuse what is in it.
    allow.console(/status of 400/);
    await newAccount(page);
    const session = await readSession(context);
    const forged = `${session.access_token.slice(0, -4)}AAAA`;
    const heard = server.log().length;
    for (const broken of [
      { ...session, access_token: forged },
      { ...session, expires_at: 1, refresh_token: "made up" },
      { access_token: "no" },
      [],
      "text",
    ]) {
      await writeSession(context, server.origin, broken);
      const response = await page.goto("/restaurants/by-country");
      expect(response?.status()).toBe(200);
      await expectSignedOut(page);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(AUTH_COOKIE);
    }
    expect(server.log().slice(heard)).toBe("");
  });

  test("removes every part of a session that was cut short, without a word in the log", async ({
    page,
    context,
    server,
  }) => {
    const heard = server.log().length;
    await context.addCookies([
      { name: `${AUTH_COOKIE}.0`, value: "base64-eyJ1c2VyIjp7", url: server.origin },
      { name: `${AUTH_COOKIE}.1`, value: "gICA", url: server.origin },
    ]);
    const response = await page.goto("/restaurants/by-country");
    expect(response?.status()).toBe(200);
    await expectSignedOut(page);
    expect(await context.cookies()).toEqual([]);
    expect(server.log().slice(heard)).toBe("");
  });

  test("signs out the whole family when an old refresh token is replayed", async ({
    page,
    context,
    server,
  }) => {
    await newAccount(page);
    const first = await readSession(context);
    for (let refreshes = 0; refreshes < 2; refreshes += 1) {
      await writeSession(context, server.origin, {
        ...(await readSession(context)),
        expires_at: 1,
      });
      await page.request.get("/restaurants/by-country");
    }
    const third = await readSession(context);

    // A replaced refresh token is accepted for 10 s, because tabs refresh at the same time.
    const replay = async () => {
      await writeSession(context, server.origin, { ...first, expires_at: 1 });
      await page.request.get("/restaurants/by-country");
      return (await context.cookies()).some(({ name }) => name === AUTH_COOKIE);
    };
    await expect.poll(replay, { intervals: [2_000], timeout: 30_000 }).toBe(false);

    await writeSession(context, server.origin, { ...third, expires_at: 1 });
    await page.goto("/restaurants/by-country");
    await expectSignedOut(page);
  });
});

test("what no form sends is refused over HTTP with a reason, and leaves no account", async ({
  request,
}) => {
  const account = () => ({ email: newAddress(), password: PASSWORD });
  const nested = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
  const attempts: [body: string, type: string, status: number][] = [
    [JSON.stringify({ ...account(), data: { a: "x".repeat(1_000_000) } }), "application/json", 413],
    [JSON.stringify(account()), "text/plain", 415],
    [JSON.stringify(account()), "multipart/form-data; boundary=x", 415],
    [JSON.stringify(account()).replace("}", `,"data":${nested}}`), "application/json", 400],
    [JSON.stringify({ ...account(), password: "a\0bcdef" }), "application/json", 400],
    [JSON.stringify({ ...account(), password: "p".repeat(73) }), "application/json", 400],
    [JSON.stringify({ ...account(), email: "🥬@example.com" }), "application/json", 400],
    ["\xff\xfe", "application/json", 400],
  ];
  for (const [data, type, status] of attempts) {
    const response = await request.post("/auth/v1/signup", {
      data,
      headers: { "Content-Type": type },
    });
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({ msg: expect.stringMatching(/\w/) });
    const email = /[\w-]+@example\.com/.exec(data)?.[0];
    if (!email) continue;
    const signIn = await request.post("/auth/v1/token?grant_type=password", {
      data: { email, password: PASSWORD },
    });
    expect(signIn.status()).toBe(400);
  }
  for (const path of ["/auth/v1/%00", "/auth/v1/..%2f..%2fetc", "/auth/v1/a/b/c"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the home page does not ask a visitor with an account to sign up @core", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Create a Free Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See Your Favorites" })).toBeHidden();

  await signUp(page);
  await page.waitForURL("/");
  await expect(page.getByRole("link", { name: "Create a Free Account" })).toBeHidden();
  await expect(page.getByRole("link", { name: "See Your Favorites" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Favorites List" })).toBeVisible();
});

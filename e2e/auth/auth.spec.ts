import type { Request } from "@playwright/test";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expect, test } from "@/e2e/support/servers/database-server";
import {
  accountButton,
  AUTH_COOKIE,
  chooseFromAccountMenu,
  expectSignedOut,
  fillSignIn,
  form,
  notice,
  openAccountMenu,
  readSession,
  signUp,
  SUPABASE_CODE,
  writeSession,
} from "@/e2e/support/auth-steps";
import { becomeMember, shareSession, signUp as makeAccount } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { openHydrated } from "@/e2e/support/hydrated";
import { PHONE } from "@/e2e/support/phone";
import { laidOut } from "@/e2e/support/checks/laid-out";
import { watchShifts } from "@/e2e/support/checks/layout-shift";
import { hold } from "@/e2e/support/checks/late-styles";

test("sign up at a home page that asks for it, menu, reload, and signing out in a second tab signs out both @core", async ({
  page,
  context,
}) => {
  const join = page.getByRole("link", { name: "Create a Free Account" });
  const favorites = page.getByRole("link", { name: "See Your Favorites" });
  await page.goto("/");
  await expect(join).toBeVisible();
  await expect(favorites).toBeHidden();

  const email = await signUp(page);
  await page.waitForURL("/");
  await expect(notice(page, "Account created!")).toContainText(
    "Please check your email to verify your account. On this machine it is confirmed already.",
  );
  await expect(page.getByText("Welcome back!")).toHaveCount(0);
  await expect(join).toBeHidden();
  await expect(favorites).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Favorites List" })).toBeVisible();

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

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the sheet holds the account", async ({ page, server }) => {
    const { email } = await becomeMember(page, server);
    await page.goto("/about/mission");
    await page.getByRole("button", { name: "Open menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet.getByText(email)).toBeVisible();
    await expect(sheet.getByRole("link", { name: "Sign In" })).toBeHidden();
    await sheet.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sheet.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(sheet.getByText(email)).toBeHidden();
  });
});

test("a sign-in without a network, with a wrong password or an unknown e-mail address keeps what was typed; the right one leads home, with a notice @core", async ({
  page,
  context,
  server,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED|status of 400/);
  const known = await makeAccount(new HttpVisitor(server.origin));
  const { email, password, submit } = form(page);
  const expectError = async (said: string, address: string) => {
    await expect(notice(page, "Error")).toContainText(said);
    await expect(notice(page, "Error").getByRole("alert")).toBeVisible();
    await expect(email).toHaveValue(address);
    await expect(password).toHaveValue("not the password");
    await expect(submit("Sign In")).toBeEnabled();
    await expect(page).toHaveURL("/auth");
    await notice(page, "Error").getByRole("button", { name: "Dismiss" }).click();
    await expect(notice(page, "Error")).toHaveCount(0);
  };
  await openHydrated(page, "/auth");
  await email.fill(known);
  await password.fill("not the password");
  await context.setOffline(true);
  await submit("Sign In").click();
  await expectError("An error occurred during authentication.", known);
  await context.setOffline(false);
  for (const address of [newAddress(), known]) {
    await email.fill(address);
    await submit("Sign In").click();
    await expectError("Invalid login credentials", address);
  }

  await password.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("/");
  await expect(notice(page, "Welcome back!")).toContainText("You have successfully signed in.");
  await expect(accountButton(page, known)).toBeVisible();
});

test("what is wrong is said beside its field, or by the server, nothing typed is lost, and two presses then send one request", async ({
  page,
  server,
  allow,
}) => {
  allow.console(/status of 422/);
  const { fullName, email, password, submit } = form(page);
  await fillSignIn(page, "noor@", "12345");
  const before = await submit("Sign In").boundingBox();
  await submit("Sign In").click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expect(email).toBeFocused();
  expect(await submit("Sign In").boundingBox()).toEqual(before);

  await page.getByRole("link", { name: "Sign up" }).click();
  await fullName.fill("N");
  await submit("Sign Up").click();
  await expect(page.getByText("Full name must be at least 2 characters")).toBeVisible();
  await expect(fullName).toBeFocused();

  // A name of the site's.
  const address = newAddress();
  await fullName.fill("Chard Team");
  await email.fill(address);
  await password.fill(PASSWORD);
  await submit("Sign Up").click();
  await expect(page.getByText("This name looks like the site's or a moderator's.")).toBeVisible();
  await expect(fullName).toBeFocused();
  await expect(email).toHaveValue(address);
  await expect(password).toHaveValue(PASSWORD);

  // An e-mail address with an account.
  await fullName.fill("Noor Adeyemi");
  await email.fill((await makeAccount(new HttpVisitor(server.origin))).toUpperCase());
  await submit("Sign Up").click();
  await expect(notice(page, "Error")).toContainText("User already registered");
  await expect(fullName).toHaveValue("Noor Adeyemi");
  await email.fill(address);

  const sent: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/auth/")) sent.push(request);
  });
  await submit("Sign Up").dblclick();
  await page.waitForURL("/");
  const requested = sent.map((request) => new URL(request.url()));
  expect(requested.map(({ pathname }) => pathname)).toEqual(["/auth/v1/signup"]);
  // A link to the home page, and the name.
  expect(requested[0]?.searchParams.get("redirect_to")).toBe(`${server.origin}/`);
  const data = { full_name: "Noor Adeyemi" };
  expect(sent[0]?.postDataJSON()).toMatchObject({ email: address, data });
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

test("signing out works with the network gone", async ({ page, context, server, allow }) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  const { email } = await becomeMember(page, server);
  await openHydrated(page, "/restaurants/by-country");
  await context.setOffline(true);
  await chooseFromAccountMenu(page, email, "Sign Out");
  await expectSignedOut(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeFocused();
  await context.setOffline(false);
  await page.reload();
  await expectSignedOut(page);
});

test("a visitor who signs in elsewhere is signed in on coming back, and only then gets Supabase's code", async ({
  page,
  server,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text().catch(() => ""));
  });
  /** Whether one of the scripts since the last time was Supabase's. */
  const loaded = async () =>
    (await Promise.all(scripts.splice(0))).some((text) => text.includes(SUPABASE_CODE));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto("/restaurants/by-country", { waitUntil: "networkidle" });
  await expectSignedOut(page);
  expect(await loaded()).toBe(false);

  const visitor = new HttpVisitor(server.origin);
  const email = await makeAccount(visitor);
  await shareSession(visitor, page);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(accountButton(page, email)).toBeVisible();
  // A signed-in visitor never sees it.
  await page.goto("/auth", { waitUntil: "networkidle" });
  await expect(page).toHaveURL("/");
  await loaded();
  await page.goto("/restaurants/by-country", { waitUntil: "networkidle" });
  expect(await loaded()).toBe(true);
});

test("the header is right before any script of the page has run, and nothing shifts", async ({
  page,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  const shifted = await watchShifts(page);
  // Fonts move text a little, whenever they come.
  await hold(page, /\.woff2/);
  const scripts = await hold(page, /\/_next\/static\/.+\.js$/);
  await page.goto("/restaurants/by-country", { waitUntil: "commit" });
  const button = page.locator("header button[aria-haspopup=menu]");
  await expect(button).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeHidden();
  await laidOut(page);
  const before = await button.boundingBox();
  // A busy browser paints a header of which it has read one half.
  const shiftedBefore = await shifted();
  scripts.release();
  await expect(accountButton(page, email)).toHaveText(email);
  expect(await button.boundingBox()).toEqual(before);
  await laidOut(page);
  expect(await shifted()).toBe(shiftedBefore);
});

test("a forged session is signed out in the browser too, without an error", async ({
  page,
  context,
  server,
}) => {
  await becomeMember(page, server);
  const session = await readSession(context);
  const forged = `${session.access_token.slice(0, -4)}AAAA`;
  await writeSession(context, server.origin, { ...session, access_token: forged });
  const response = await page.goto("/restaurants/by-country");
  expect(response?.status()).toBe(200);
  await expectSignedOut(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(AUTH_COOKIE);
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

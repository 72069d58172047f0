import { expect, newAddress, PASSWORD, test } from "@/e2e/support/servers/auth-server";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import {
  accountButton,
  expectSignedOut,
  fillSignIn,
  confirmedAccount,
  form,
  linkTo,
  notice,
  openMailLink,
  readSession,
  signUp,
} from "@/e2e/support/auth-steps";

// A project that confirms addresses by mail; the mails are in the server's log.
test.use({ confirmEmail: true });

test("sign up, see the note to read the mail, follow its link, be signed in @core", async ({
  page,
  server,
  allow,
}) => {
  allow.console(/status of 400/);
  const email = await signUp(page);
  await expect(notice(page, "Account created!")).toHaveText(
    /Please check your email to verify your account\.$/,
  );
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await expect(form(page).email).toHaveValue(email);

  await form(page).submit("Sign In").click();
  await expect(notice(page, "Error")).toContainText("Email not confirmed");

  await openMailLink(page, await linkTo(server, email));
  await expect(page).toHaveURL("/");
  await expect(accountButton(page, email)).toBeVisible();
});

test("a link of a mail sets the session, leads to a clean URL, and is not cached", async ({
  page,
  server,
}) => {
  const email = await signUp(page);
  const link = await linkTo(server, email);
  const verified = await page.request.post("/auth/v1/mail-link", {
    form: Object.fromEntries(link.searchParams),
    maxRedirects: 0,
  });
  expect(verified.status()).toBe(303);
  const landing = new URL(verified.headers()["location"]!);
  expect(`${landing.origin}${landing.pathname}`).toBe(`${server.origin}/`);
  expect(landing.searchParams.has("code")).toBe(true);

  const exchanged = await page.request.get(landing.href, { maxRedirects: 0 });
  expect(exchanged.status()).toBe(303);
  expect(exchanged.headers()["location"]).toBe("/");
  expect(exchanged.headers()["cache-control"]).toContain("no-store");
  expect(exchanged.headers()["set-cookie"]).toContain("chard-auth=");
});

test("a link that was asked for in German stays in German", async ({ page, server, browser }) => {
  const email = newAddress();
  await page.goto("/de/auth");
  await page.getByRole("link", { name: "Jetzt registrieren" }).click();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Registrieren" }).click();
  const link = await linkTo(server, email);

  const elsewhere = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: false });
  await elsewhere.goto(link.href);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(
    "Bestätige deine E-Mail-Adresse",
  );
  await elsewhere.goto(`/de/auth/confirm?token_hash=${link.searchParams.get("token")}&type=email`);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Noch ein Schritt");
  await elsewhere.close();

  await openMailLink(page, link);
  await expect(page).toHaveURL("/de");
  await expect(accountButton(page, email)).toBeVisible();
  await page.goto("/de/auth/confirm?token_hash=abc&type=email");
  await expect(page).toHaveURL("/de/auth/confirm/replace?token_hash=abc&type=email");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konto wechseln?");
});

test("a link opened in another browser confirms the address and says to sign in", async ({
  page,
  browser,
  server,
}) => {
  const email = await signUp(page);
  const link = await linkTo(server, email);
  const elsewhere = await browser.newPage({ baseURL: server.origin });
  await openMailLink(elsewhere, link);
  await expect(elsewhere).toHaveURL("/auth");
  await expect(notice(elsewhere, "Error")).toContainText("sign in below");
  await fillSignIn(elsewhere, email);
  await form(elsewhere).submit("Sign In").click();
  await elsewhere.waitForURL("/");
  await elsewhere.close();
});

test("the token-hash template signs in through /auth/confirm, once", async ({ page, server }) => {
  const email = await signUp(page);
  const token = (await linkTo(server, email)).searchParams.get("token");
  const link = `/auth/confirm?token_hash=${token}&type=email`;
  for (const method of ["HEAD", "GET"]) {
    const scanned = await page.request.fetch(link, { method });
    expect(scanned.status()).toBe(200);
    expect(scanned.headers()).not.toHaveProperty("set-cookie");
  }

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  await form(page).submit("Continue").click();
  await expect(page).toHaveURL("/");
  await expect(accountButton(page, email)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await form(page).submit("Continue").click();
  await expect(page).toHaveURL("/auth");
  await expect(notice(page, "Error")).toContainText("Email link is invalid or has expired");
});

test("who is signed in hears that a link has expired or was used", async ({ page, server }) => {
  const email = await confirmedAccount(page, server);
  for (const [query, text] of [
    ["error_code=otp_expired", "Email link is invalid or has expired"],
    ["code=x%20y", "This link was used before, or was requested in another browser."],
  ] as const) {
    await page.goto(`/auth/confirm?${query}`);
    await expect(notice(page, "Error").getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(accountButton(page, email)).toBeVisible();
  }
});

test("a link to another account asks before it replaces the signed-in one", async ({
  page,
  browser,
  server,
}) => {
  const other = await browser.newPage({ baseURL: server.origin });
  const invited = await signUp(other);
  const token = (await linkTo(server, invited)).searchParams.get("token");
  await other.close();

  const email = await confirmedAccount(page, server);
  const link = `/auth/confirm?token_hash=${token}&type=email`;
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Switch account?" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  await page.getByRole("link", { name: "Stay signed in" }).click();
  await expect(accountButton(page, email)).toBeVisible();

  await page.goto(link);
  await form(page).submit("Use the link").click();
  await expect(page).toHaveURL("/");
  await expect(accountButton(page, invited)).toBeVisible();
});

test("another site cannot redeem a link in a visitor's browser", async ({
  page,
  server,
  allow,
}) => {
  allow.host("evil.test");
  const email = await signUp(page);
  const token = (await linkTo(server, email)).searchParams.get("token");
  const link = `${server.origin}/auth/confirm?token_hash=${token}&type=email`;
  await page.route("http://evil.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${link.replace("&", "&amp;")}"><button>Win</button></form>`,
    }),
  );
  await page.goto("http://evil.test/");
  await page.getByRole("button", { name: "Win" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  await expectSignedOut(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link from an e-mail signs in", async ({ page, context, server, request }) => {
    const email = newAddress();
    await request.post("/auth/v1/signup", { data: { email, password: PASSWORD } });
    const token = (await linkTo(server, email)).searchParams.get("token");
    await page.goto(`/auth/confirm?token_hash=${token}&type=email`);
    await form(page).submit("Continue").click();
    await expect(page).toHaveURL("/");
    expect((await readSession(context)).access_token).toBeTruthy();
  });
});

test("forgotten password: the mail's link leads to a new one", async ({
  page,
  context,
  browser,
  server,
  allow,
}) => {
  allow.console(/status of 400/);
  const email = await confirmedAccount(page, server);
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  await elsewhere.addCookies(await context.cookies());
  await context.clearCookies();

  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.waitForURL("/auth/reset");
  await form(page).email.fill(email);
  await form(page).submit("Send Link").click();
  await expect(notice(page, "Link created")).toContainText(email);

  await openMailLink(page, await linkTo(server, email));
  await expect(page).toHaveURL("/auth/reset");
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await page.getByLabel("New Password").fill("a better horse");
  await form(page).submit("Set Password").click();
  await expect(notice(page, "Password changed")).toBeVisible();
  await expect(page).toHaveURL("/");

  const old = await readSession(elsewhere);
  const user = await elsewhere.request.get("/auth/v1/user", {
    headers: { Authorization: `Bearer ${old.access_token}` },
  });
  expect(user.status()).toBe(403);
  await elsewhere.close();

  await context.clearCookies();
  await fillSignIn(page, email, PASSWORD);
  await form(page).submit("Sign In").click();
  await expect(notice(page, "Error")).toContainText("Invalid login credentials");
  await form(page).password.fill("a better horse");
  await form(page).submit("Sign In").click();
  await page.waitForURL("/");
});

test("an invalid recovery link leads to the form that requests one", async ({ page, server }) => {
  const target = `${server.origin}/auth/confirm?next=/auth/reset`;
  await page.goto(
    `/auth/v1/verify?token=pkce_gone&type=recovery&redirect_to=${encodeURIComponent(target)}`,
  );
  await expect(page).toHaveURL("/auth/reset");
  await expect(notice(page, "Error")).toContainText("Email link is invalid or has expired");
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
});

test.describe("a mail's link that something else opens first", () => {
  for (const method of ["GET", "HEAD"]) {
    test(`${method} leaves it good`, async ({ page, server }) => {
      const email = await signUp(page);
      const link = await linkTo(server, email);
      for (const headers of [{}, { "Sec-Purpose": "prefetch" }]) {
        const response = await page.request.fetch(link.href, { method, headers });
        expect(response.status()).toBe(200);
        expect(response.headers()["cache-control"]).toBe("no-store");
      }
      await openMailLink(page, link);
      await expect(accountButton(page, email)).toBeVisible();
    });
  }
});

test("the page of a mail's link works for everyone, in both themes", async ({ page, server }) => {
  const email = await signUp(page);
  await page.goto((await linkTo(server, email)).href);
  await expect(page).toHaveTitle("Confirm your email address | Chard");
  await expect(page.getByRole("main")).toContainText(email);
  await expectNoBarriersInBothThemes(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button of a mail's page confirms the account", async ({ page, request, server }) => {
    const account = { email: newAddress(), password: PASSWORD };
    await request.post("/auth/v1/signup", { data: account });
    await openMailLink(page, await linkTo(server, account.email));
    const signIn = await request.post("/auth/v1/token?grant_type=password", { data: account });
    expect(signIn.status()).toBe(200);
  });
});

test("asking for a link gets the same message for an unknown e-mail address", async ({ page }) => {
  await page.goto("/auth/reset");
  const email = newAddress();
  await form(page).email.fill(email);
  await form(page).submit("Send Link").click();
  await expect(notice(page, "Link created")).toContainText(email);
});

test.describe("no redirect parameter leads off the site", () => {
  const EVIL = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "https:evil.example",
  ];

  for (const target of EVIL) {
    test(target, async ({ request, server }) => {
      const paths = ["redirect_to", "next", "redirectTo", "returnTo", "url"].flatMap((name) =>
        [
          "/auth/v1/verify?token=gone&type=signup&",
          "/?token_hash=gone&type=recovery&",
          "/auth/confirm?error_code=otp_expired&",
          "/auth/confirm?code=gone&",
          "/?code=gone&",
          "/?error_code=otp_expired&",
        ].map((path) => `${path}${name}=${encodeURIComponent(target)}`),
      );
      const pressed = await request.post(
        "/auth/confirm?token_hash=gone&type=recovery&next=" + target,
        {
          headers: { "Sec-Fetch-Site": "same-origin" },
          maxRedirects: 0,
        },
      );
      expect(pressed.headers()["location"]).toBe("/auth/reset#link-expired");
      for (const path of paths) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status()).toBe(303);
        const location = new URL(response.headers()["location"]!, server.origin);
        expect(location.origin).toBe(server.origin);
      }
    });
  }

  test("not even with a forged host", async ({ request }) => {
    for (const path of ["/auth/confirm?code=gone", "/?code=gone"]) {
      for (const header of ["Host", "X-Forwarded-Host"]) {
        const headers = { [header]: "evil.example" };
        const response = await request.get(path, { maxRedirects: 0, headers });
        expect(response.status()).toBe(421);
        expect(response.headers()).not.toHaveProperty("location");
      }
    }
  });
});

test("a mail's link is spent by the one who follows it", async ({ page, server }) => {
  const email = await confirmedAccount(page, server);
  const link = await linkTo(server, email);
  await page.context().clearCookies();
  await page.goto(link.href);
  await expect(page).toHaveURL("/auth");
  await expect(notice(page, "Error")).toContainText("Email link is invalid or has expired");
  await expectSignedOut(page);
});

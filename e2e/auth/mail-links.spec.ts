import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  expect,
  newAddress,
  PASSWORD,
  test,
  type AuthServer,
} from "@/e2e/support/servers/auth-server";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import {
  accountButton,
  AUTH_COOKIE,
  expectSignedOut,
  fillSignIn,
  form,
  linkTo,
  notice,
  openMailLink,
  readSession,
  sessionValue,
  signUp,
} from "@/e2e/support/auth-steps";
import { formBody } from "@/e2e/support/http/form-body";
import { sessionOf, shareSession } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// A project that confirms addresses by mail; the mails are in the server's log.
test.use({ confirmEmail: true });

/** An account that waits for its mail, made as scripts do, and the mail's link, whose proof the visitor has. */
async function waitingAccount(server: AuthServer) {
  const visitor = new HttpVisitor(server.origin);
  const email = newAddress();
  const verifier = randomBytes(48).toString("base64url");
  const account = {
    email,
    password: PASSWORD,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "s256",
  };
  const path = `/auth/v1/signup?redirect_to=${encodeURIComponent(`${server.origin}/`)}`;
  const body = Buffer.from(JSON.stringify(account));
  const { status } = await visitor.fetch(path, { method: "POST", type: "application/json", body });
  expect(status).toBe(200);
  const cookie = `${AUTH_COOKIE}-code-verifier=${sessionValue(verifier)}; Path=/`;
  visitor.cookies.setCookieSync(cookie, server.origin);
  return { visitor, email, link: await linkTo(server, email) };
}

/** The link of a mail as the template with a token's hash has it. */
const hashLink = (link: URL) =>
  `/auth/confirm?token_hash=${link.searchParams.get("token")}&type=email`;

/** A new account whose mail was answered, signed in; its spent link. */
async function becomeConfirmed(page: Page, server: AuthServer) {
  const { visitor, email, link } = await waitingAccount(server);
  await visitor.open(link.href);
  // The one button of the page.
  await visitor.press(/^/);
  await shareSession(visitor, page);
  return { email, link };
}

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

test("a link of a mail stays good when something else opens it first, sets the session, leads to a clean URL, and is not cached", async ({
  server,
}) => {
  const { visitor, link } = await waitingAccount(server);
  for (const method of ["GET", "HEAD"] as const)
    for (const headers of [{}, { "Sec-Purpose": "prefetch" }]) {
      const response = await visitor.fetch(link, { method }, headers);
      expect(response.status).toBe(200);
      expect(response.headers["cache-control"]).toBe("no-store");
    }

  const body = formBody([...link.searchParams], "");
  const verified = await visitor.fetch("/auth/v1/mail-link", { method: "POST", ...body });
  expect(verified.status).toBe(303);
  const landing = new URL(verified.headers.location!);
  expect(`${landing.origin}${landing.pathname}`).toBe(`${server.origin}/`);
  expect(landing.searchParams.has("code")).toBe(true);

  const exchanged = await visitor.fetch(landing);
  expect(exchanged.status).toBe(303);
  expect(exchanged.headers.location).toBe("/");
  expect(exchanged.headers["cache-control"]).toContain("no-store");
  expect(exchanged.headers["set-cookie"]?.join()).toContain("chard-auth=");
});

test("a link that was asked for in German stays in German", async ({ page, server }) => {
  const email = newAddress();
  await page.goto("/de/auth");
  await page.getByRole("link", { name: "Jetzt registrieren" }).click();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Registrieren" }).click();
  const link = await linkTo(server, email);

  const elsewhere = new HttpVisitor(server.origin);
  const headingOf = async (address: string) =>
    (await elsewhere.open(address)).document.querySelector("h1")?.textContent;
  expect(await headingOf(link.href)).toBe("Bestätige deine E-Mail-Adresse");
  expect(await headingOf(`/de${hashLink(link)}`)).toBe("Noch ein Schritt");

  await openMailLink(page, link);
  await expect(page).toHaveURL("/de");
  await expect(accountButton(page, email)).toBeVisible();
  await page.goto("/de/auth/confirm?token_hash=abc&type=email");
  await expect(page).toHaveURL("/de/auth/confirm/replace?token_hash=abc&type=email");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konto wechseln?");
});

test("a link opened in another browser: its page works for everyone, confirms the address and says to sign in", async ({
  page,
  server,
}) => {
  const { email, link } = await waitingAccount(server);
  await page.goto(link.href);
  await expect(page).toHaveTitle("Confirm your email address | Chard");
  await expect(page.getByRole("main")).toContainText(email);
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL("/auth");
  await expect(notice(page, "Error")).toContainText("sign in below");
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign In").click();
  await page.waitForURL("/");
});

test("the token-hash template signs in through /auth/confirm without scripts, once", async ({
  server,
}) => {
  const { visitor, link } = await waitingAccount(server);
  for (const method of ["HEAD", "GET"] as const) {
    const scanned = await visitor.fetch(hashLink(link), { method });
    expect(scanned.status).toBe(200);
    expect(scanned.headers).not.toHaveProperty("set-cookie");
  }

  await visitor.open(hashLink(link));
  visitor.main.getByRole("heading", { level: 1, name: "One more step" });
  await visitor.press("Continue");
  expect(visitor.path).toBe("/");
  expect(sessionOf(visitor).access_token).toBeTruthy();

  await visitor.cookies.removeAllCookies();
  await visitor.open(hashLink(link));
  await visitor.press("Continue");
  expect(visitor.path).toBe("/auth#link-expired");
});

test("who is signed in hears that a link has expired or was used, and a link is spent by the one who follows it", async ({
  page,
  server,
}) => {
  const { email, link } = await becomeConfirmed(page, server);
  for (const [query, text] of [
    ["error_code=otp_expired", "Email link is invalid or has expired"],
    ["code=x%20y", "This link was used before, or was requested in another browser."],
  ] as const) {
    await page.goto(`/auth/confirm?${query}`);
    await expect(notice(page, "Error").getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(accountButton(page, email)).toBeVisible();
  }

  await page.context().clearCookies();
  await page.goto(link.href);
  await expect(page).toHaveURL("/auth");
  await expect(notice(page, "Error")).toContainText("Email link is invalid or has expired");
  await expectSignedOut(page);
});

test("a link to another account asks before it replaces the signed-in one", async ({
  page,
  server,
}) => {
  const { email: invited, link } = await waitingAccount(server);
  const { email } = await becomeConfirmed(page, server);
  await page.goto(hashLink(link));
  await expect(page.getByRole("heading", { level: 1, name: "Switch account?" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  await page.getByRole("link", { name: "Stay signed in" }).click();
  await expect(accountButton(page, email)).toBeVisible();

  await page.goto(hashLink(link));
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
  const waiting = await waitingAccount(server);
  const link = server.origin + hashLink(waiting.link);
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

test("forgotten password: the mail's link leads to a new one", async ({
  page,
  context,
  server,
  allow,
}) => {
  allow.console(/status of 400/);
  const { email } = await becomeConfirmed(page, server);
  const old = await readSession(context);
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

  // The session on another device.
  const user = await page.request.get("/auth/v1/user", {
    headers: { Authorization: `Bearer ${old.access_token}` },
  });
  expect(user.status()).toBe(403);

  await context.clearCookies();
  await fillSignIn(page, email, PASSWORD);
  await form(page).submit("Sign In").click();
  await expect(notice(page, "Error")).toContainText("Invalid login credentials");
  await form(page).password.fill("a better horse");
  await form(page).submit("Sign In").click();
  await page.waitForURL("/");
});

test("an invalid recovery link leads to the form that requests one, with the same message for an unknown e-mail address", async ({
  page,
  server,
}) => {
  const target = `${server.origin}/auth/confirm?next=/auth/reset`;
  await page.goto(
    `/auth/v1/verify?token=pkce_gone&type=recovery&redirect_to=${encodeURIComponent(target)}`,
  );
  await expect(page).toHaveURL("/auth/reset");
  await expect(notice(page, "Error")).toContainText("Email link is invalid or has expired");
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
  const email = newAddress();
  await form(page).email.fill(email);
  await form(page).submit("Send Link").click();
  await expect(notice(page, "Link created")).toContainText(email);
});

test("the button of a mail's page confirms the account without scripts", async ({
  request,
  server,
}) => {
  const account = { email: newAddress(), password: PASSWORD };
  await request.post("/auth/v1/signup", { data: account });
  const visitor = new HttpVisitor(server.origin);
  await visitor.open((await linkTo(server, account.email)).href);
  await visitor.press(/^/);
  const signIn = await request.post("/auth/v1/token?grant_type=password", { data: account });
  expect(signIn.status()).toBe(200);
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

import type { BrowserContext, Page } from "@playwright/test";
import { expect, newAddress, PASSWORD, type AuthServer } from "@/e2e/support/servers/auth-server";

export const AUTH_COOKIE = "chard-auth";

/** What only Supabase's code says. */
export const SUPABASE_CODE = "createBrowserClient";

export const form = (page: Page) => ({
  fullName: page.getByLabel("Full Name"),
  email: page.getByLabel("Email", { exact: true }),
  password: page.getByLabel("Password", { exact: true }),
  submit: (name: string) => page.getByRole("main").getByRole("button", { name }),
});

export const notice = (page: Page, title: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: title });

export const accountButton = (page: Page, email: string) =>
  page.getByRole("button", { name: email, exact: true });

/**
 * Opens the account's menu and waits until it does not move any more: Playwright scrolls the page to press an element that has moved
 * three times in a row, and the menu, which is placed beside its button, follows a frame later. The press then hits the page and
 * closes the menu.
 */
export async function openAccountMenu(page: Page, email: string) {
  await accountButton(page, email).click();
  const menu = page.getByRole("menu", { name: "Account" });
  await menu.evaluate((element) =>
    Promise.all(
      element
        .closest("[popover]")!
        .getAnimations()
        .map(({ finished }) => finished),
    ),
  );
  return menu;
}

export async function chooseFromAccountMenu(page: Page, email: string, item: string) {
  const menu = await openAccountMenu(page, email);
  await menu.getByRole("menuitem", { name: item }).click();
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.goto("/auth");
  await form(page).email.fill(email);
  await form(page).password.fill(password);
}

export async function signUp(page: Page, email = newAddress()) {
  await page.goto("/auth");
  return signUpHere(page, email);
}

/** The same on the sign-in screen that is shown, which then leads to the page that required it. */
export async function signUpHere(page: Page, email = newAddress()) {
  await page.getByRole("link", { name: "Sign up" }).click();
  await form(page).fullName.fill("Noor Adeyemi");
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").click();
  return email;
}

/** A new account, signed in without the screens of a sign-up, at the home page. */
export async function newAccount(page: Page, name = "Noor Adeyemi") {
  const email = newAddress();
  const response = await page.request.post("/auth/v1/signup", {
    data: { email, password: PASSWORD, data: { full_name: name } },
  });
  expect(response.status()).toBe(200);
  await writeSession(page.context(), new URL(response.url()).origin, await response.json());
  await page.goto("/");
  await expect(accountButton(page, email)).toBeVisible();
  return email;
}

export async function expectSignedOut(page: Page) {
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Join Now" })).toBeVisible();
}

type Session = { access_token: string; refresh_token: string; expires_at: number };

/** The session in the value of its cookie. */
export function sessionIn(value: string | undefined) {
  if (value === undefined) throw new Error("No session");
  return JSON.parse(Buffer.from(value.replace("base64-", ""), "base64url").toString()) as Session;
}

export const sessionValue = (session: unknown) =>
  `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

export async function readSession(context: BrowserContext) {
  return sessionIn((await context.cookies()).find(({ name }) => name === AUTH_COOKIE)?.value);
}

export async function writeSession(context: BrowserContext, url: string, session: unknown) {
  const value = sessionValue(session);
  await context.addCookies([{ name: AUTH_COOKIE, value, url, sameSite: "Lax" }]);
}

/** The newest link that was mailed to an e-mail address. */
export async function linkTo(server: AuthServer, email: string) {
  const links = () =>
    [...server.log().matchAll(/^Mail to (\S+), .*: (http\S+) \(or the code (\d+)\)$/gm)]
      .filter(([, recipient]) => recipient === email)
      .map(([, , link]) => link!);
  await expect.poll(links).not.toEqual([]);
  return new URL(links().at(-1)!);
}

/** Opens the link of a mail and presses the button that its page has. */
export async function openMailLink(page: Page, link: URL) {
  await page.goto(link.href);
  await page.getByRole("main").getByRole("button").click();
}

/** A new account on a server that confirms by mail, signed in. */
export async function confirmedAccount(page: Page, server: AuthServer) {
  const email = await signUp(page);
  await expect(notice(page, "Account created!")).toBeVisible();
  await openMailLink(page, await linkTo(server, email));
  await expect(accountButton(page, email)).toBeVisible();
  return email;
}

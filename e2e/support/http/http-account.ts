import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { newAddress, PASSWORD, type AuthServer } from "@/e2e/support/servers/auth-server";
import { withDatabase } from "@/e2e/support/servers/database-shell";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { AUTH_COOKIE, sessionIn, sessionValue } from "@/e2e/support/auth-steps";
import { App } from "@/e2e/support/second-factor-steps";
import { joinHref, signInHref } from "@/lib/auth/next-path";
import type { Language } from "@/lib/languages/languages";
import { setRole } from "@/lib/database/desk/accounts/roles";

const NAME = "Noor Adeyemi";

/** Sends what the site's scripts send to its accounts; the session that they respond with is the visitor's. */
async function begin(visitor: HttpVisitor, endpoint: string, fields: object) {
  const body = Buffer.from(JSON.stringify(fields));
  const send = { method: "POST", type: "application/json", body };
  const { status, html } = await visitor.fetch(`/auth/v1/${endpoint}`, send);
  if (status !== 200) throw new Error(`${endpoint}: ${status} ${html}`);
  keepSession(visitor, JSON.parse(html));
}

/** Makes an account, without the screens of a sign-up, and opens `next`; its e-mail address. */
export async function signUp(
  visitor: HttpVisitor,
  { name = NAME, email = newAddress(), next = "" } = {},
) {
  await begin(visitor, "signup", { email, password: PASSWORD, data: { full_name: name } });
  if (next) await visitor.open(next);
  return email;
}

/** The same by the form that needs no scripts (P9.17), which leads to `next`. */
export async function signUpByForm(
  visitor: HttpVisitor,
  { name = NAME, email = newAddress(), next = "/about/mission" } = {},
) {
  await visitor.open(joinHref(next));
  await visitor.press("Sign Up", { "Full Name": name, Email: email, Password: PASSWORD });
  return email;
}

/** Signs in by the form, which needs no scripts either. */
export async function signIn(
  visitor: HttpVisitor,
  email: string,
  { password = PASSWORD, next = "/about/mission" } = {},
) {
  await visitor.open(signInHref(next));
  await visitor.press("Sign In", { Email: email, Password: password });
}

/** Gives an account a role at the desk, or takes it, as `npm run role` does. */
export async function changeRole(
  server: AuthServer,
  email: string,
  role: "moderator" | "editor" | "none",
) {
  const operator = { id: null, name: "npm run role" };
  const isSet = await withDatabase(server, (database) => setRole(database, email, role, operator));
  if (!isSet) throw new Error(`There is no account ${email}`);
}

/** Gives an account a language, as a member does who chooses one (P2.19). */
export async function chooseLanguage(server: AuthServer, email: string, language: Language) {
  await withDatabase(server, (database) =>
    database.asOwner((transaction) =>
      transaction.execute(
        sql`insert into chard.account_languages select id, ${language} from auth.users where email = ${email}`,
      ),
    ),
  );
}

/** A public name that no other account has: nobody else may take that of an account of the desk (P14.55). */
export function newDeskName() {
  const letters = [...randomBytes(8)].map((byte) => "abcdeghk"[byte % 8]);
  return `Robin ${letters.join("")}`;
}

/** A new account that works at the desk. */
export async function signUpForDesk(
  visitor: HttpVisitor,
  server: AuthServer,
  role: "moderator" | "editor" = "moderator",
  name = newDeskName(),
) {
  const email = await signUp(visitor, { name });
  await changeRole(server, email, role);
  return email;
}

/** The names of a visitor's cookies. */
export const cookieNamesOf = ({ cookies, origin }: HttpVisitor) =>
  cookies.getCookiesSync(origin).map(({ key }) => key);

export const sessionOf = ({ cookies, origin }: HttpVisitor) =>
  sessionIn(cookies.getCookiesSync(origin).find(({ key }) => key === AUTH_COOKIE)?.value);

/** Puts a session, or what is none, into the cookie of a visitor. */
export function keepSession({ cookies, origin }: HttpVisitor, session: unknown) {
  cookies.setCookieSync(`${AUTH_COOKIE}=${sessionValue(session)}; Path=/`, origin);
}

/** Gives a browser the session of a visitor. */
export async function shareSession(visitor: HttpVisitor, page: Page) {
  const cookies = visitor.cookies.getCookiesSync(visitor.origin);
  await page
    .context()
    .addCookies(cookies.map(({ key, value }) => ({ name: key, value, url: visitor.origin })));
}

/** Signs a browser in with a new account, without the screens of a sign-up; the same member without scripts, and the e-mail address. */
export async function becomeMember(page: Page, { origin }: AuthServer, name?: string) {
  const visitor = new HttpVisitor(origin);
  const email = await signUp(visitor, name === undefined ? {} : { name });
  await shareSession(visitor, page);
  return { visitor, email };
}

/** The same with an account that works at the desk, and its public name. */
export async function becomeModerator(
  page: Page,
  server: AuthServer,
  role: "moderator" | "editor" = "moderator",
) {
  const visitor = new HttpVisitor(server.origin);
  const name = newDeskName();
  const email = await signUpForDesk(visitor, server, role, name);
  await shareSession(visitor, page);
  return { visitor, email, name };
}

/** From the page with the password to the page with the key; the authenticator app that has the key. */
export async function takeKeyByForms(visitor: HttpVisitor) {
  await visitor.press("Continue", { "Your password": PASSWORD });
  return new App(visitor.page.main.querySelector("code")!.textContent!.replaceAll(" ", ""));
}

/** Turns on a second factor of the account that is signed in. */
export async function turnOnByForms(visitor: HttpVisitor) {
  await visitor.open("/settings/second-factor");
  const app = await takeKeyByForms(visitor);
  await visitor.press("Turn on", { Code: await app.nextCode() });
  return app;
}

/** Another session of the account in this browser, for which no code was entered. */
export async function passwordAlone(visitor: HttpVisitor, email: string) {
  await visitor.cookies.removeAllCookies();
  await begin(visitor, "token?grant_type=password", { email, password: PASSWORD });
}

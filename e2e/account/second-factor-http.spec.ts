import { PASSWORD } from "@/e2e/support/servers/auth-server";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import {
  passwordAlone,
  signIn,
  signUp,
  signUpForDesk,
  takeKeyByForms,
  turnOnByForms,
} from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// The second factor (P14.122 to P14.126), by forms alone.
test.describe.configure({ timeout: 180_000 });

const WRONG = "000000";

test("is set up, required after the password, and turned off @core", async ({ visitor }) => {
  const email = await signUp(visitor);
  await visitor.open("/settings");
  await visitor.follow("Set up: second factor");
  await visitor.press("Continue", { "Your password": "not the password" });
  expect(visitor.description("Your password")).toMatch(/not your current/);
  const app = await takeKeyByForms(visitor);
  expect(visitor.path).toBe("/settings/second-factor/code");
  await visitor.press("Turn on", { Code: "12" });
  expect(visitor.description("Code")).toMatch(/six digits/);
  await visitor.press("Turn on", { Code: WRONG });
  expect(visitor.description("Code")).toMatch(/This code is wrong/);
  await visitor.press("Turn on", { Code: await app.nextCode() });
  expect(visitor.page.text).toContain("The second factor is on.");

  await passwordAlone(visitor, email);
  await visitor.open("/settings/second-factor");
  expect(visitor.path).toBe("/auth/second-step?next=%2Fsettings%2Fsecond-factor");
  await visitor.press("Continue", { Code: WRONG });
  expect(visitor.description("Code")).toMatch(/This code is wrong/);
  await visitor.press("Continue", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/settings/second-factor");
  await visitor.press("Turn off", { "Your password": "not the password" });
  expect(visitor.description("Your password")).toMatch(/not your current/);
  await visitor.press("Turn off", { "Your password": PASSWORD });
  expect(visitor.page.text).toContain("The second factor is off.");
  await passwordAlone(visitor, email);
  await visitor.open("/settings/password");
  expect(visitor.path).toBe("/settings/password");
});

test("the code is asked for in the language of the sign-in", async ({ visitor, newVisitor }) => {
  const email = await signUp(visitor);
  const app = await turnOnByForms(visitor);
  const other = newVisitor();
  await other.open("/de/auth?next=%2Frestaurants%2F1");
  await other.press("Anmelden", { "E-Mail-Adresse": email, Passwort: PASSWORD });
  expect(other.path).toBe("/de/auth/second-step?next=%2Fde%2Frestaurants%2F1");
  other.main.getByRole("heading", { name: "Noch ein Schritt" });
  await other.press("Weiter", { Code: "12" });
  expect(other.description("Code")).toContain("die sechs Ziffern");
  await other.press("Weiter", { Code: WRONG });
  expect(other.description("Code")).toContain("Dieser Code ist falsch");
  await other.press("Weiter", { Code: await app.nextCode() });
  expect(other.path).toBe("/de/restaurants/1");
});

test("with the password alone nothing of the account can be changed or downloaded", async ({
  visitor,
  server,
}) => {
  const email = await signUp(visitor);
  const app = await turnOnByForms(visitor);
  await passwordAlone(visitor, email);
  for (const path of ["email", "password", "delete", "second-factor"]) {
    await visitor.open(`/settings/${path}`);
    expect(visitor.path).toBe(`/auth/second-step?next=%2Fsettings%2F${path}`);
  }
  const data = await visitor.fetch("/settings/data");
  expect([data.status, data.headers.location]).toEqual([307, "/auth/second-step?next=%2Fsettings"]);
  await visitor.open("/settings");
  await visitor.follow(/^Download/);
  expect(visitor.path).toBe("/auth/second-step?next=%2Fsettings");
  await visitor.press("Continue", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/settings");

  // A form that was open while the session was another one.
  await visitor.open("/settings/delete");
  const other = new HttpVisitor(server.origin);
  await signIn(other, email);
  visitor.takeCookiesOf(other);
  await visitor.press("Delete my account", { "Confirm your password": PASSWORD });
  expect(visitor.path).toMatch(/^\/auth\/second-step\?next=/);
  const deletions = `select 1 from chard.account_deletions where user_id = (select id from auth.users where email = '${email}')`;
  expect(await readRows(server, deletions)).toEqual([]);

  for (let tries = 0; tries < 6; tries += 1) {
    await visitor.open("/auth/second-step");
    await visitor.press("Continue", { Code: WRONG });
    expect(visitor.page.text).toMatch(/This code is wrong|Too many tries/);
  }
  expect(visitor.page.text).toContain("Please try again in 15 minutes.");
});

test("the desk opens, and decides, after the code alone", async ({ visitor, server }) => {
  const email = await signUpForDesk(visitor, server);
  await runShell(
    server,
    "insert into chard.listings (token, name, address, description, details) values ('after-the-code', 'Kopps', 'Linienstrasse 94, Berlin', 'Plants.', '{\"lat\": \"52.5281\"}')",
  );
  await visitor.open("/desk");
  expect(visitor.path).toBe("/desk/listings");
  const app = await turnOnByForms(visitor);
  await visitor.open("/desk/listings/after-the-code");
  expect(visitor.path).toBe("/desk/listings/after-the-code");

  const other = new HttpVisitor(server.origin);
  await signIn(other, email);
  visitor.takeCookiesOf(other);
  await visitor.press("Send and reject", { "In your own words": "It is an advertisement." });
  expect(visitor.path).toMatch(/^\/auth\/second-step\?next=/);
  const status = "select status from chard.listings where token = 'after-the-code'";
  expect(await readRows(server, status)).not.toEqual([{ status: "refused" }]);
  for (const path of ["", "/listings", "/listings/after-the-code", "/venues", "/cities", "/log"]) {
    await visitor.open(`/desk${path}`);
    expect(visitor.path).toBe("/auth/second-step?next=%2Fdesk");
  }
  await visitor.open("/profile");
  await visitor.follow("Moderation desk");
  expect(visitor.path).toBe("/auth/second-step?next=%2Fdesk");
  await visitor.press("Continue", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/desk/listings");
});

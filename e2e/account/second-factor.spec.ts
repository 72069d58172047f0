import type { Page } from "@playwright/test";
import { PASSWORD } from "@/e2e/support/servers/auth-server";
import {
  chooseFromAccountMenu,
  expectSignedOut,
  fillSignIn,
  form,
  linkTo,
  notice,
  openMailLink,
} from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { pressAndWait } from "@/e2e/support/desk-steps";
import {
  becomeMember,
  becomeModerator,
  shareSession,
  signUp,
  turnOnByForms,
} from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { codeField, passwordAlone, sendCode, takeKey } from "@/e2e/support/second-factor-steps";

// The second factor (P14.122 to P14.126); what the forms alone do is in second-factor-http.spec.ts.
test.describe.configure({ timeout: 150_000 });

const WRONG = "000000";
const main = (page: Page) => page.getByRole("main");

test("is set up, required after the password, and turned off", async ({
  page,
  context,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Set up: second factor" }).click();
  await expect(page).toHaveURL("/settings/second-factor");
  await expectNoBarriers(page);
  await page.getByLabel("Your password").fill("not the password");
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(/not your current/);

  const app = await takeKey(page);
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  const cookie = async () =>
    (await context.cookies(page.url())).find(({ name }) => name === "chard-second-factor");
  expect(await cookie()).toMatchObject({
    path: "/settings/second-factor",
    httpOnly: true,
    sameSite: "Strict",
  });
  await sendCode(page, "12", "Turn on");
  await expect(codeField(page)).toHaveAccessibleDescription(/six digits/);
  await sendCode(page, WRONG, "Turn on");
  await expect(codeField(page)).toHaveAccessibleDescription(/^This code is wrong/);
  await expect(codeField(page)).toBeFocused();
  await sendCode(page, await app.nextCode(), "Turn on");
  await expect(page).toHaveURL("/settings?saved=factor-on");
  await expect(notice(page, "Second factor is on")).toBeVisible();
  await page.goto("/settings/second-factor/code");
  await expect(page.getByRole("heading", { name: "The second factor is on" })).toBeVisible();
  expect(await cookie()).toBeUndefined();

  await chooseFromAccountMenu(page, email, "Sign Out");
  await expectSignedOut(page);
  await fillSignIn(page, email);
  await form(page).submit("Sign In").click();
  await expect(page).toHaveURL("/auth/second-step?next=%2F");
  await expectNoBarriers(page);
  await sendCode(page, WRONG);
  await expect(codeField(page)).toHaveAccessibleDescription(/^This code is wrong/);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Change password" }).click();
  await expect(page).toHaveURL("/auth/second-step?next=%2Fsettings%2Fpassword");
  await sendCode(page, await app.nextCode());
  await expect(page).toHaveURL("/settings/password");
  await page.goto("/auth/second-step?next=/settings");
  await main(page).getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/settings");

  await page.getByRole("link", { name: "Turn off: second factor" }).click();
  await page.getByLabel("Your password").fill("not the password");
  await main(page).getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(/not your current/);
  await page.getByLabel("Your password").fill(PASSWORD);
  await main(page).getByRole("button", { name: "Turn off" }).click();
  await expect(page).toHaveURL("/settings?saved=factor-off");
  await expect(page.getByRole("link", { name: "Set up: second factor" })).toBeVisible();
});

test("a form that was open when the session became one of the password alone says that the code comes first", async ({
  page,
  server,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  const { visitor, email } = await becomeModerator(page, server);
  await turnOnByForms(visitor);
  await shareSession(visitor, page);
  await runShell(
    server,
    "insert into chard.listings (token, name, address, description, details) values ('open-before', 'Kopps', 'Linienstrasse 94, Berlin', 'Plants.', '{\"lat\": \"52.5281\"}')",
  );
  await page.goto("/desk/listings/open-before");
  const settings = await page.context().newPage();
  await settings.goto("/settings/delete");
  await passwordAlone(page, server, email);

  await page.getByText("Reject", { exact: true }).click();
  await page.getByLabel("In your own words").fill("It is an advertisement.");
  await pressAndWait(page, "Send and reject");
  await expect(page.getByRole("alert").first()).toContainText("code from your authenticator app");
  await settings.getByLabel("Confirm your password").fill(PASSWORD);
  await main(settings).getByRole("button", { name: "Delete my account" }).click();
  await expect(settings.getByRole("alert").first()).toContainText(
    "code from your authenticator app first",
  );
});

test("the link of a recovery mail leads by the code to the new password", async ({
  page,
  server,
}) => {
  const visitor = new HttpVisitor(server.origin);
  const email = await signUp(visitor);
  const app = await turnOnByForms(visitor);
  await page.goto("/auth/reset");
  await form(page).email.fill(email);
  await form(page).submit("Send Link").click();
  await expect(notice(page, "Link created")).toBeVisible();
  await openMailLink(page, await linkTo(server, email));
  await expect(page).toHaveURL("/auth/second-step?next=%2Fauth%2Freset");
  await sendCode(page, await app.nextCode());
  await page.getByLabel("New Password").fill("a better horse");
  await form(page).submit("Set Password").click();
  await expect(notice(page, "Password changed")).toBeVisible();
});

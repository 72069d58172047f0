import type { Page } from "@playwright/test";
import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import { becomeMember, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor, textOf } from "@/e2e/support/http/http-visitor";

// Accounts at the desk (P14.90 to P14.97), where scripts run; what the forms alone do is in accounts-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

const TEXT = "Proper numbing heat, silky tofu, and rice that tastes of something.";
const OTHER_TEXT = "Dumplings as they should be, and a terrace that is quiet at noon.";
const SUSPENDED = /Your account is suspended until \d+ \w+ \d{4}: Advertising or spam\./;

const review = (title: string, text = TEXT) => ({
  "4 stars": true,
  Title: title,
  "Your review": text,
  "Date of your visit": "2026-10-03",
});

const fact = (page: Page, name: string) =>
  page.locator("dl > div", { hasText: name }).getByRole("definition");

test("an account is found, looked at, which the log says once, suspended, writes again, and is deleted", async ({
  page,
  server,
}) => {
  const { name } = await newDeskAccount(page, server);
  const member = new HttpVisitor(server.origin);
  const email = await signUp(member);
  await member.open("/restaurants/5/review");
  await member.press("Publish review", review("Before it all"));
  expect(member.path).toMatch(/#review-/);
  await member.open("/restaurants/4/review");
  await page.goto("/desk");
  await page.getByRole("link", { name: "Accounts" }).click();
  await page.getByRole("searchbox", { name: "Name" }).fill("nobody@nowhere");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("No account matches.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Name" }).fill(email.slice(0, -4));
  await page.getByRole("button", { name: "Find" }).click();
  const found = page.getByRole("region", { name: "Accounts" });
  await expect(found.getByText("1 account.")).toBeVisible();
  await expect(found.getByRole("table")).not.toContainText(email);
  await expectNoBarriersInBothThemes(page);

  // Neither the search nor a mouse that rests on the link counts as a view.
  const views = async () =>
    (
      await runShell(server, "select action from chard.audit_log where action = 'account.view'")
    ).match(/account\.view/g)?.length ?? 0;
  const before = await views();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const path = await found.getByRole("link").getAttribute("href");
  await found.getByRole("link").hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched).not.toContain(path);
  expect(await views()).toBe(before);
  await found.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Noor Adeyemi" })).toBeVisible();
  await expect(fact(page, "E-mail address")).toHaveText(email);
  await expect(page.getByRole("link", { name: /^Before it all/ })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  const address = page.url();
  await page.reload();
  await page.goto("/desk");
  await page.goto(address);
  expect(await views()).toBe(before + 1);

  await page.getByRole("heading", { name: "Suspend", exact: true }).click();
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByText("Please choose a reason or write one.")).toBeVisible();
  await page.getByRole("radio", { name: "Advertising or spam" }).check();
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByText("Please tick the box to confirm.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel("Yes, suspend this account").check();
  await pressAndWait(page, "Suspend account");
  await expect(notice(page, "Suspended")).toBeVisible();
  await expect(fact(page, "Suspended")).toContainText("Advertising or spam");

  await member.press("Publish review", review("Typed meanwhile", OTHER_TEXT));
  expect(textOf(member.main.getByRole("alert"))).toMatch(SUSPENDED);
  expect(member.field("Your review").value).toBe(OTHER_TEXT);
  expect((member.field("4 stars") as HTMLInputElement).checked).toBe(true);

  await page.getByLabel("Yes, this account may write again").check();
  await pressAndWait(page, "End suspension");
  await expect(notice(page, "Suspension ended")).toBeVisible();
  await expect(fact(page, "Suspended")).toHaveText("No");
  await expect(page.getByRole("region", { name: "Suspensions" })).toContainText("ended on");
  await member.press("Publish review");
  expect(member.path).toMatch(/^\/restaurants\/4#review-/);

  await page.goto("/desk/log");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: new RegExp(`Suspension of '.+' ended by ${name}`) }),
  ).toBeVisible();
  await expectNoBarriers(page);

  await page.goto(address);
  await page.getByRole("heading", { name: "Delete the account" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Please choose what happens to the texts.")).toBeVisible();
  await page.getByRole("radio", { name: "Delete reviews and posts too" }).check();
  await page.getByLabel("Why").fill("It only ever advertised.");
  await page.getByLabel("Yes, delete this account").check();
  await expectNoBarriers(page);
  await pressAndWait(page, "Delete account");
  await expect(notice(page, "Account deleted")).toBeVisible();
  await expect(page).toHaveURL("/desk/accounts");
  expect(
    await runShell(server, `select count(*) as n from auth.users where email = '${email}'`),
  ).toMatch(/\b0\b/);
  expect(
    await runShell(server, "select reason from chard.audit_log where action = 'account.delete'"),
  ).toContain("It only ever advertised.");
  const reader = new HttpVisitor(server.origin);
  await expect
    .poll(async () => (await reader.open("/restaurants/5")).text)
    .not.toContain("Before it all");
  await member.open("/profile");
  expect(member.path).toMatch(/^\/auth\?next=/);
});

test("a suspended member is told so beside what was typed, which stays, and by notices at single presses", async ({
  page,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason, ends_at) select id, 'Advertising or spam', now() + interval '7 days' from auth.users where email = '${email}'`,
  );
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: SUSPENDED })).toBeVisible();
  await expectNoBarriersInBothThemes(page);

  await page.goto("/restaurants/4/review");
  await page.getByRole("radio", { name: "4 stars", exact: true }).check({ force: true });
  await page.getByLabel("Title").fill("Typed meanwhile");
  await page.getByLabel("Your review", { exact: true }).fill(OTHER_TEXT);
  await page.getByLabel("Date of your visit").fill("2026-10-03");
  await pressAndWait(page, "Publish review");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(SUSPENDED);
  await expect(page.getByLabel("Your review", { exact: true })).toHaveValue(OTHER_TEXT);
  await expect(page.getByRole("radio", { name: "4 stars", exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Typed meanwhile");

  await page.goto("/restaurants/1");
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Helpful/ })
    .click();
  await expect(notice(page, "Your account is suspended until")).toBeVisible();
  await runShell(
    server,
    "insert into chard.events (id, title, text, local_start, local_end, time_zone, starts_at, ends_at, address, city, country, status) values ('no-guest', 'No guest', 'Some words.', '2030-06-12T18:30', '2030-06-12T22:30', 'UTC', '2030-06-12T18:30Z', '2030-06-12T22:30Z', 'Town hall', 'Lisbon', 'Portugal', 'published')",
  );
  await page.goto("/community/events/no-guest");
  await page.getByRole("button", { name: "Join Event" }).click();
  await expect(notice(page, "Your account is suspended until")).toBeVisible();
  for (const table of ["event_guests", "review_votes"]) {
    const rows = await runShell(
      server,
      `select count(*) as n from chard.${table} where user_id = (select id from auth.users where email = '${email}')`,
    );
    expect(rows, table).toMatch(/\b0\b/);
  }
});

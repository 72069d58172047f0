import type { Browser, Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";

// Accounts at the desk (P14.90 to P14.97).
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

const TEXT = "Proper numbing heat, silky tofu, and rice that tastes of something.";
const OTHER_TEXT = "Dumplings as they should be, and a terrace that is quiet at noon.";
const SUSPENDED = /Your account is suspended until \d+ \w+ \d{4}: Advertising or spam\./;

/** A member on another device. */
async function newMember(browser: Browser, server: AuthServer) {
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { "X-Forwarded-For": `198.51.100.${Math.floor(Math.random() * 250)}` },
  });
  const member = await context.newPage();
  const email = await newAccount(member);
  return { member, email };
}

async function openAccount(page: Page, email: string) {
  await page.goto(`/desk/accounts?q=${encodeURIComponent(email)}`);
  await page.getByRole("region", { name: "Accounts" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/desk\/accounts\/[\da-f-]{36}$/);
}

async function writeReview(page: Page, restaurant: number, title: string, text = TEXT) {
  await page.goto(`/restaurants/${restaurant}/review`);
  await page.getByRole("radio", { name: "4 stars", exact: true }).check({ force: true });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Your review", { exact: true }).fill(text);
  await page.getByLabel("Date of your visit").fill("2026-10-03");
  await pressAndWait(page, "Publish review");
}

const fact = (page: Page, name: string) =>
  page.locator("dl > div", { hasText: name }).getByRole("definition");

test("accounts are for moderators alone", async ({ page, browser, server, allow }) => {
  allow.console(/404/);
  const { member, email } = await newMember(browser, server);
  const id = (await runShell(server, `select id from auth.users where email = '${email}'`)).match(
    /[\da-f]{8}-[\da-f-]{27}/,
  )![0];
  const expectStatus = async (visitor: Page, status: number) => {
    for (const path of ["/desk/accounts", `/desk/accounts/${id}`]) {
      const response = await visitor.request.get(path);
      expect(response.status(), path).toBe(status);
      expect(response.headers()["cache-control"], path).toMatch(/no-store/);
    }
  };
  await expectStatus(member, 404);
  await newDeskAccount(page, server, "editor");
  await expectStatus(page, 404);
  await page.goto("/desk/venues");
  await expect(page.getByRole("link", { name: "Health" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Accounts" })).toHaveCount(0);
  const moderator = await browser.newContext({ baseURL: server.origin });
  const desk = await moderator.newPage();
  await newDeskAccount(desk, server);
  await expectStatus(desk, 200);
  for (const path of [`/desk/accounts/${id.replace(/^./, "g")}`, "/desk/accounts/1"])
    expect((await desk.request.get(path)).status(), path).toBe(404);
  await member.context().close();
  await moderator.close();
});

test("an account is found, looked at, which the log says once, suspended, and writes again", async ({
  page,
  browser,
  server,
}) => {
  const { name } = await newDeskAccount(page, server);
  const { member, email } = await newMember(browser, server);
  await writeReview(member, 3, "Before it all");
  await expect(member).toHaveURL(/#review-/);

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
  await page.reload();
  await openAccount(page, email);
  expect(await views()).toBe(before + 1);

  await page.getByRole("heading", { name: "Suspend", exact: true }).click();
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByText("Please choose a reason or write one.")).toBeVisible();
  await page.getByRole("radio", { name: "Advertising or spam" }).check();
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByText("Please tick the box to confirm.")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Yes, suspend this account").check();
  await pressAndWait(page, "Suspend account");
  await expect(notice(page, "Suspended")).toBeVisible();
  await expect(fact(page, "Suspended")).toContainText("Advertising or spam");

  await writeReview(member, 4, "Typed meanwhile", OTHER_TEXT);
  await expect(member.getByRole("main").getByRole("alert")).toHaveText(SUSPENDED);
  await expect(member.getByLabel("Your review", { exact: true })).toHaveValue(OTHER_TEXT);
  await expect(member.getByRole("radio", { name: "4 stars", exact: true })).toBeChecked();
  await member.reload();
  await expect(member.getByLabel("Title")).toHaveValue("Typed meanwhile");

  await page.getByLabel("Yes, this account may write again").check();
  await pressAndWait(page, "End suspension");
  await expect(notice(page, "Suspension ended")).toBeVisible();
  await expect(fact(page, "Suspended")).toHaveText("No");
  await expect(page.getByRole("region", { name: "Suspensions" })).toContainText("ended on");
  await pressAndWait(member, "Publish review");
  await expect(member).toHaveURL(/\/restaurants\/4#review-/);

  await page.goto("/desk/log");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: new RegExp(`Suspension of '.+' ended by ${name}`) }),
  ).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await member.context().close();
});

test("a suspended member sees the notice wherever texts are written, and can read, object and leave", async ({
  page,
  server,
  allow,
}) => {
  const email = await newAccount(page);
  const isHis = `user_id = (select id from auth.users where email = '${email}')`;
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason, ends_at) select id, 'Advertising or spam', now() + interval '7 days' from auth.users where email = '${email}'`,
  );
  await page.goto("/profile");
  const own = page.getByRole("region", { name: SUSPENDED });
  await expect(own.getByRole("link", { name: "write to us" })).toHaveAttribute(
    "href",
    "/about/contact",
  );
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Town").fill("Leipzig");
  await pressAndWait(page, "Save");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(SUSPENDED);
  await expect(page.getByLabel("Town")).toHaveValue("Leipzig");

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
  await page.goto("/restaurants/1/closed");
  await page.getByRole("textbox").first().fill("The windows are papered over.");
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(SUSPENDED);
  await page.goto("/community/forum/new");
  await page.getByLabel("Title").fill("Where to eat in Leipzig?");
  await page.getByRole("main").getByRole("textbox").last().fill(TEXT);
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(SUSPENDED);
  for (const table of ["reviews", "posts", "suggestions", "event_guests", "review_votes"]) {
    const column =
      table === "reviews" || table === "posts" ? isHis.replace("user", "author") : isHis;
    const rows = await runShell(server, `select count(*) as n from chard.${table} where ${column}`);
    expect(rows, table).toMatch(/\b0\b/);
  }

  // Favorites, the data, the contact form and the deletion are open.
  expect((await page.request.get("/settings/data")).status()).toBe(200);
  await page.goto("/about/contact");
  await page.getByLabel("Name").fill("Noor Adeyemi");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("I think that this is wrong: I have never advertised.");
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page).toHaveURL("/about/contact/sent");
  await page.goto("/settings/delete");
  await page.getByLabel("Confirm your password").fill("not it");
  await pressAndWait(page, "Delete my account");
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  allow.console(/400/);
});

test("a role is given and taken, without JavaScript, and no moderator changes their own", async ({
  page,
  browser,
  server,
  allow,
}) => {
  allow.console(/404/);
  const { email: own } = await newDeskAccount(page, server);
  const { member, email } = await newMember(browser, server);
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await openAccount(plain, email);
  await expect(plain.getByRole("heading", { name: "No public name yet" })).toBeVisible();
  const setRole = async (role: string) => {
    await plain.getByRole("heading", { name: "Change the role" }).click();
    await plain.getByRole("radio", { name: role }).check();
    await plain.getByLabel("Yes, change the role").check();
    await plain.getByRole("button", { name: "Save role" }).click();
    await expect(fact(plain, "Role")).toHaveText(role.replace(/ .*/, ""));
  };
  await setRole("Editor");
  expect((await member.request.get("/desk")).status()).toBe(200);
  await expect(plain.getByRole("heading", { name: "Suspend", exact: true })).toHaveCount(0);
  await expect(plain.getByRole("heading", { name: "Delete the account" })).toHaveCount(0);
  await member.goto("/profile");
  await expect(member.getByRole("link", { name: "Moderation desk" })).toBeVisible();
  await setRole("None");
  expect((await member.request.get("/desk")).status()).toBe(404);

  await openAccount(plain, own);
  await expect(plain.getByText("This is your own account")).toBeVisible();
  await expect(plain.getByRole("heading", { name: "Change the role" })).toHaveCount(0);
  await context.close();
  await member.context().close();
});

test("a review that waits shows its photos, one of which is removed alone", async ({
  page,
  server,
  allow,
}) => {
  // The files of these photos do not exist.
  allow.console(/404.*photos/);
  await newDeskAccount(page, server);
  await runShell(
    server,
    "insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values ('waits-here', '6', 'x', 'Wren', 5, 'Two pictures', 'Long enough to be a review of this place.', '[]', '2026-11-01', now(), 0, false, 'waiting')",
  );
  const photo = (hash: string, description: string) =>
    `('${hash.repeat(32)}', 800, 600, '${description}', '6', 'waits-here', 'waiting')`;
  await runShell(
    server,
    `insert into chard.photos (hash, width, height, description, restaurant_id, review_id, status) values ${photo("a", "A bowl of soup")}, ${photo("b", "A face")}`,
  );
  await page.goto("/desk/reviews/waits-here");
  await expect(page.getByRole("img", { name: "A bowl of soup" })).toBeAttached();
  await expectNoBarriersInBothThemes(page);
  await page.getByText("Remove the photo: A face").click();
  await page.getByRole("textbox", { name: "Reason" }).fill("It shows a person.");
  await pressAndWait(page, "Remove it");
  await expect(notice(page, "Photo removed")).toBeVisible();
  await expect(page).toHaveURL("/desk/reviews/waits-here");
  await expect(page.getByRole("img", { name: "A face" })).toHaveCount(0);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(notice(page, "Review published")).toBeVisible();
  const statuses = await runShell(
    server,
    "select description, status from chard.photos where review_id = 'waits-here' order by description",
  );
  expect(statuses).toMatch(/A bowl of soup +\| published[^]*A face +\| removed/);
  // Its file does not exist: pages of later tests would ask for it.
  await runShell(server, "delete from chard.photos where review_id = 'waits-here'");
});

test("an account is deleted with what it wrote", async ({ page, browser, server }) => {
  await newDeskAccount(page, server);
  const { member, email } = await newMember(browser, server);
  await writeReview(member, 5, "Soon to be gone");
  await expect(member).toHaveURL(/#review-/);
  await openAccount(page, email);
  await page.getByRole("heading", { name: "Delete the account" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Please choose what happens to the texts.")).toBeVisible();
  await page.getByRole("radio", { name: "Delete reviews and posts too" }).check();
  await page.getByLabel("Why").fill("It only ever advertised.");
  await page.getByLabel("Yes, delete this account").check();
  await expectNoBarriersInBothThemes(page);
  await pressAndWait(page, "Delete account");
  await expect(notice(page, "Account deleted")).toBeVisible();
  await expect(page).toHaveURL("/desk/accounts");
  expect(
    await runShell(server, `select count(*) as n from auth.users where email = '${email}'`),
  ).toMatch(/\b0\b/);
  expect(
    await runShell(server, "select reason from chard.audit_log where action = 'account.delete'"),
  ).toContain("It only ever advertised.");
  await expect(async () => {
    await page.goto("/restaurants/5");
    await expect(page.getByText("Soon to be gone")).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await member.goto("/profile");
  await expect(member).toHaveURL(/\/auth\?next=/);
  await member.context().close();
});

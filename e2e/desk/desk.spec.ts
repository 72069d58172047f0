import type { Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, setRole } from "@/e2e/support/desk-steps";
import { newDeskName } from "@/e2e/support/http/http-account";

// The desk (P14.70 to P14.79).
test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

const addListing = (server: AuthServer, token: string, name: string) =>
  runShell(
    server,
    `insert into chard.listings (token, name, address, description, details) values ('${token}', '${name}', 'Linienstrasse 94, Berlin', 'Plants, mostly.', '{"lat": "52.5281"}')`,
  );

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

test("for everyone without a role there is no desk", async ({ page, server, allow }) => {
  allow.console(/404/);
  await addListing(server, "out-of-sight", "Out of Sight");
  const paths = ["/desk", "/desk/listings", "/desk/listings/out-of-sight", "/desk/log"];
  const expectNone = async () => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(response?.headers()["cache-control"]).toMatch(/no-store/);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    }
  };
  await expectNone();
  const email = await newAccount(page, newDeskName());
  await expectNone();
  setRole(server, "editor", email);
  expect((await page.goto("/desk/listings"))?.status()).toBe(200);
  await expect(page.getByRole("link", { name: "Messages" })).toHaveCount(0);
  expect((await page.goto("/desk/messages"))?.status()).toBe(404);
  expect((await page.goto("/desk/log"))?.status()).toBe(404);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Moderation desk" }).click();
  await expect(page).toHaveURL("/desk/listings");
  setRole(server, "none", email);
  await expectNone();
  expect(() => setRole(server, "moderator", "nobody@example.org")).toThrow(/There is no account/);
});

test("a listing becomes a restaurant, and another is rejected with a reason", async ({
  page,
  server,
}) => {
  const { name } = await newDeskAccount(page, server);
  await addListing(server, "kopps", "Kopps");
  await addListing(server, "advert", "Buy Now");
  await page.goto("/desk/listings/kopps");
  await expect(page.getByRole("heading", { name: "Kopps" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await expect(page.getByLabel("Latitude")).toHaveValue("52.5281");
  await press(page, "Approve");
  await expect(page.getByText("Please enter a longitude")).toBeVisible();
  await page.getByLabel("Longitude").fill("13.3977");
  await press(page, "Approve");
  await expect(notice(page, "Listing published")).toBeVisible();
  expect((await page.goto("/restaurants/kopps-berlin"))?.status()).toBe(200);

  await page.goto("/desk/listings/advert");
  await page.keyboard.press("r");
  await expect(page.getByRole("radio", { name: "Already listed" })).toBeFocused();
  await press(page, "Send and reject");
  await expect(page.getByText("Please choose a reason or write one.")).toBeVisible();
  await page.getByRole("radio", { name: "Advertising" }).check();
  await page.getByLabel("In your own words").fill("We list places.");
  await press(page, "Send and reject");
  await expect(notice(page, "Listing rejected")).toBeVisible();
  expect(
    await runShell(server, "select reason from chard.listings where token = 'advert'"),
  ).toContain("Advertising. We list places.");

  await page.goto("/desk/log");
  await expect(
    page.getByRole("listitem").filter({ hasText: `Listing 'Buy Now' rejected by ${name}` }),
  ).toContainText("Advertising. We list places.");
  await expect(page.getByRole("link", { name: "'Kopps'" })).toHaveAttribute(
    "href",
    "/desk/listings/kopps",
  );
  await expectNoBarriersInBothThemes(page);
});

test("each fact of a correction is taken alone", async ({ page, server }) => {
  await newDeskAccount(page, server);
  await runShell(
    server,
    `insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('5', 'facts', '{"phone": "+1 212 555 0100", "website": "https://example.org/menu"}', 'The sign on the door.')`,
  );
  await page.goto("/desk/corrections");
  await page.getByRole("link", { name: /Changes: 2/ }).click();
  await expect(page.getByText("The sign on the door.")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await expect(page.getByRole("button", { name: "Approve 2 of 2" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Take Website" }).uncheck();
  await press(page, "Approve 1 of 2");
  await expect(notice(page, "Correction accepted")).toBeVisible();
  const row = await runShell(server, "select phone, website from chard.restaurants where id = '5'");
  expect(row).toContain("+1 212 555 0100");
  expect(row).not.toContain("example.org/menu");
});

test("what is decided already says by whom, and changes nothing", async ({
  page,
  browser,
  server,
  allow,
}) => {
  allow.console(/404/);
  const { name } = await newDeskAccount(page, server);
  await addListing(server, "twice", "Decided Twice");
  await addListing(server, "another", "Another One");
  await page.goto("/desk/listings/twice");
  const context = await browser.newContext({ baseURL: server.origin });
  const other = await context.newPage();
  const { name: decider } = await newDeskAccount(other, server);
  await other.goto("/desk/listings/twice");
  await expect(other.getByText(`${name} is looking at this.`)).toBeVisible();
  await expect(other.getByText("Reject", { exact: true })).toHaveCount(0);
  // Opening another item releases the lock of this one.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/desk/listings/another");
  await other.reload();
  await other.getByText("Reject", { exact: true }).click();
  await other.getByRole("radio", { name: "Already listed" }).check();
  await press(other, "Send and reject");
  await expect(notice(other, "Listing rejected")).toBeVisible();
  await page.getByLabel("Longitude").fill("13.3977");
  await press(page, "Approve");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    `${decider} decided this less than a minute ago: listing rejected.`,
  );
  await page.reload();
  await expect(page.getByText("Reason: Already listed")).toBeVisible();
  expect((await page.goto("/restaurants/decided-twice-berlin"))?.status()).toBe(404);
  await context.close();
});

test("reports, reviews and messages are decided without JavaScript", async ({
  page,
  browser,
  server,
}) => {
  await newDeskAccount(page, server);
  const review = (id: string, status: string) =>
    `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values ('${id}', '6', 'x', 'X', 1, 'Title of ${id}', 'Some words about it.', '[]', '2026-10-01', now(), 0, false, '${status}')`;
  await runShell(server, review("desk-bad", "published"));
  await runShell(server, review("desk-new", "waiting"));
  await runShell(
    server,
    "insert into chard.reports (subject, reason, details) values ('review:desk-bad', 'Insulting', 'Look at desk-bad.')",
  );
  await runShell(
    server,
    "insert into chard.messages (name, email, message) values ('Tomas', 'tomas@example.org', 'Please call me back.')",
  );
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  const item = (name: RegExp) => plain.getByRole("link", { name });
  /** What other tests have sent to the same server may wait as well. */
  async function expectDecided(queue: string, name: RegExp) {
    await expect(plain).not.toHaveURL(new RegExp(`/desk/${queue}/[^/]+$`));
    await expect(item(name)).toHaveCount(0);
  }
  await plain.goto("/desk/reports?q=desk-bad");
  await item(/Insulting/).click();
  await plain.getByText("Remove it", { exact: true }).click();
  await plain.getByRole("radio", { name: "Insulting" }).check();
  await press(plain, "Send and remove it");
  await expectDecided("reports", /Insulting/);

  await plain.goto("/desk/reviews?q=desk-new");
  await item(/Title of desk-new/).click();
  await press(plain, "Publish");
  await expectDecided("reviews", /Title of desk-new/);

  await plain.goto("/desk/messages?q=Tomas");
  await item(/Tomas/).click();
  await press(plain, "Mark as answered");
  await expectDecided("messages", /Tomas/);
  await context.close();

  await page.goto("/restaurants/6/reviews");
  await expect(page.getByRole("heading", { name: "Title of desk-new" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Title of desk-bad" })).toHaveCount(0);
});

test("every kind of item is free of barriers, and says who sent it and how to open the account", async ({
  page,
  server,
  allow,
}) => {
  test.setTimeout(240_000);
  // The file of the photo does not exist.
  allow.console(/404.*photos/);
  const { email } = await newDeskAccount(page, server);
  const account = `(select id from auth.users where email = '${email}')`;
  await addListing(server, "axe-listing", "Radish");
  for (const statement of [
    `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', ${account}, 'facts', '{"phone": "+1 212 555 0100"}', 'Axe.')`,
    `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('1', ${account}, 'I own it.', 'open')`,
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status, previous) values ('axe', '1', ${account}, '', '', 2, 'Axe after', 'Edited words about it.', '[]', '2026-10-01', now(), 0, false, 'waiting', '{"rating": 4, "title": "Axe before", "content": "Words."}')`,
    `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, status) values ('axe', 800, 600, 'Axe photo', '1', ${account}, 'waiting')`,
    `insert into chard.posts (topic_id, author_id, text, previous, status) values ('best-brunch', ${account}, 'Axe post', 'Axe post before', 'waiting')`,
    `insert into chard.events (id, author_id, title, text, local_start, local_end, time_zone, starts_at, ends_at, address, city, country) values ('axe-event', ${account}, 'Axe event', 'Some words.', '2030-06-12T18:30', '2030-06-12T22:30', 'UTC', '2030-06-12T18:30Z', '2030-06-12T22:30Z', 'Town hall', 'Lisbon', 'Portugal')`,
    `insert into chard.reports (subject, user_id, reason, details) values ('review:axe', ${account}, 'Insulting', 'Axe.')`,
    `insert into chard.messages (name, email, message, user_id) values ('Axe', 'axe@example.org', 'Axe message', ${account})`,
  ])
    await runShell(server, statement);
  for (const [queue, name] of [
    ["corrections", /Radish & Rye/],
    ["claims", /Radish & Rye/],
    ["reports", /Insulting/],
    ["reviews", /Axe after/],
    ["photos", /Axe photo/],
    ["posts", /Axe post/],
    ["events", /Axe event/],
    ["messages", /Axe message/],
  ] as const) {
    await page.goto(`/desk/${queue}`);
    await page.getByRole("link", { name }).first().click();
    const item = page.getByRole("region", { name: "Item" });
    await expect(item.getByRole("link", { name: "Open the account" })).toBeVisible();
    await expect(item.getByRole("heading", { level: 2 }).first()).toBeFocused();
    // Pins of restaurants that other tests added may be close to each other.
    await expectNoBarriersInBothThemes(page, { exclude: '[aria-label^="Map of "]' });
  }
  await page.goto("/desk/reviews/axe");
  await expect(page.getByRole("region", { name: "Published before" })).toContainText("Axe before");
  await expect(page.getByRole("region", { name: "The edit" })).toContainText("Axe after");

  // A listing of what is listed: its facts go there.
  await page.goto("/desk/listings/axe-listing");
  await page.getByText("This restaurant is already listed").click();
  await page.getByRole("radio", { name: /^Radish & Rye/ }).check();
  await press(page, "Add to this one");
  await expect(notice(page, "Listing added to a restaurant")).toBeVisible();
  expect(
    await runShell(server, "select restaurant_id from chard.listings where token = 'axe-listing'"),
  ).toContain("1");
});

test("a photo of an owner is published, and another one removed with a reason", async ({
  page,
  server,
  allow,
}) => {
  // The files of these photos do not exist.
  allow.console(/404.*photos/);
  const { email } = await newDeskAccount(page, server);
  await runShell(server, "delete from chard.photos");
  for (const [hash, description] of [
    ["c".repeat(32), "The garden in summer"],
    ["d".repeat(32), "An advertisement"],
  ])
    await runShell(
      server,
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, status) values ('${hash}', 800, 600, '${description}', '8', (select id from auth.users where email = '${email}'), 'waiting')`,
    );
  const statusOf = (description: string) =>
    runShell(server, `select status from chard.photos where description = '${description}'`);
  await page.goto("/desk/photos");
  await page.getByRole("link", { name: /The garden in summer/ }).click();
  await press(page, "Publish");
  await expect(notice(page, "Photo published")).toBeVisible();
  expect(await statusOf("The garden in summer")).toContain("published");
  // The next one is open.
  await expect(page.getByRole("region", { name: "Item" })).toContainText("An advertisement");
  await expect(page.getByRole("region", { name: "Item" })).not.toContainText("The garden");
  await page.keyboard.press("r");
  await page.getByLabel("In your own words").fill("It shows prices of another place.");
  await page.getByRole("button", { name: /^Send and/ }).click();
  await expect(page.getByText("No photos waiting.")).toBeVisible();
  expect(await statusOf("An advertisement")).toContain("removed");

  await page.goto("/restaurants/8");
  const photos = page.getByRole("region", { name: "Photos by the owner" });
  await expect(photos.getByRole("img", { name: "The garden in summer" })).toBeVisible();
  await expect(page.getByRole("img", { name: "An advertisement" })).toHaveCount(0);
  await page.goto("/profile");
  await expect(page.getByText("It shows prices of another place.")).toBeVisible();
  // Pages of later tests would ask for its file.
  await runShell(server, "delete from chard.photos");
});

test("a queue is filtered by kind, state and age, in the address", async ({
  page,
  browser,
  server,
}) => {
  await newDeskAccount(page, server);
  await runShell(server, "delete from chard.suggestions");
  for (const [restaurant, kind, days] of [
    ["1", "closed", 8],
    ["2", "facts", 8],
    ["3", "facts", 0],
  ] as const)
    await runShell(
      server,
      `insert into chard.suggestions (restaurant_id, kind, facts, evidence, created_at) values ('${restaurant}', '${kind}', '{"phone": "+1 212 555 010${restaurant}"}', 'Filtered.', now() - interval '${days} days')`,
    );
  await page.goto("/desk/corrections");
  const rows = page.getByRole("region", { name: /that wait/ }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("f");
  await expect(page.getByLabel("Search this queue")).toBeFocused();
  await page.getByLabel("Kind").selectOption("Facts");
  await page.getByLabel("Waiting for").selectOption("A week or more");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/kind=facts.*age=7|age=7.*kind=facts/);
  await expect(rows).toHaveCount(1);
  await expectNoBarriersInBothThemes(page);
  await rows.getByRole("link").click();
  await expect(page).toHaveURL(/\/desk\/corrections\/\d+\?kind=facts&age=7$/);

  const other = await browser.newPage({ baseURL: server.origin });
  await newDeskAccount(other, server);
  await other.goto("/desk/corrections?state=held");
  const held = other.getByRole("region", { name: /that wait/ }).getByRole("listitem");
  await expect(held).toHaveCount(1);
  await expect(held).toContainText("has it open");
  await other.goto("/desk/corrections?state=open");
  await expect(held).toHaveCount(2);
  await other.close();

  await press(page, "Approve 1 of 1");
  await expect(page).toHaveURL("/desk/corrections?kind=facts&age=7");
  await expect(page.getByText("No waiting item matches these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/desk/corrections");
});

test("the keys go from item to item, and can be turned off", async ({ page, server }) => {
  await newDeskAccount(page, server);
  await runShell(server, "delete from chard.listings");
  for (const name of ["First", "Second"]) await addListing(server, `key-${name}`, name);
  await page.goto("/desk/listings/key-First");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.keyboard.press("j");
  await expect(heading("Second")).toBeFocused();
  await page.keyboard.press("k");
  await expect(heading("First")).toBeFocused();
  await page.keyboard.press("?");
  await press(page, "Turn keys off");
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(page.getByLabel("In your own words")).toBeHidden();
  await expect(heading("First")).toBeVisible();
});

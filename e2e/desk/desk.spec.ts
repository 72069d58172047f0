import type { Page } from "@playwright/test";
import { within } from "@testing-library/dom";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount } from "@/e2e/support/desk-steps";
import { becomeModerator, newDeskName, signUpForDesk } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { drawNoMaps } from "@/e2e/support/spared-maps";

// The desk (P14.70 to P14.79), where scripts run; what its forms alone do is in desk-http.spec.ts.
test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ context }) => drawNoMaps(context));

const addListing = (server: AuthServer, token: string, name: string) =>
  runShell(
    server,
    `insert into chard.listings (token, name, address, description, details) values ('${token}', '${name}', 'Linienstrasse 94, Berlin', 'Plants, mostly.', '{"lat": "52.5281"}')`,
  );

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

test("listings by keys: one becomes a restaurant, the next is rejected with a reason; the keys can be turned off", async ({
  page,
  server,
}) => {
  const { name } = await newDeskAccount(page, server);
  await runShell(server, "delete from chard.listings");
  for (const [token, title] of [
    ["kopps", "Kopps"],
    ["advert", "Buy Now"],
    ["left", "Left Over"],
  ] as const)
    await addListing(server, token, title);
  const heading = (title: string) => page.getByRole("heading", { name: title, exact: true });
  await page.goto("/desk/listings/kopps");
  await expect(heading("Kopps")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.keyboard.press("j");
  await expect(heading("Buy Now")).toBeFocused();
  await page.keyboard.press("k");
  await expect(heading("Kopps")).toBeFocused();
  await expect(page.getByLabel("Latitude")).toHaveValue("52.5281");
  await press(page, "Approve");
  await expect(page.getByText("Please enter a longitude")).toBeVisible();
  await page.getByLabel("Longitude").fill("13.3977");
  await press(page, "Approve");
  await expect(notice(page, "Listing published")).toBeVisible();
  expect((await page.request.get("/restaurants/kopps-berlin")).status()).toBe(200);

  // The next one is open.
  await expect(heading("Buy Now")).toBeFocused();
  await expect(heading("Kopps")).toHaveCount(0);
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

  await expect(heading("Left Over")).toBeFocused();
  await page.keyboard.press("?");
  await press(page, "Turn keys off");
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(page.getByLabel("In your own words")).toBeHidden();
  await expect(heading("Left Over")).toBeVisible();

  await page.goto("/desk/log");
  await expect(
    page.getByRole("listitem").filter({ hasText: `Listing 'Buy Now' rejected by ${name}` }),
  ).toContainText("Advertising. We list places.");
  await expect(page.getByRole("link", { name: "'Kopps'" })).toHaveAttribute(
    "href",
    "/desk/listings/kopps",
  );
  await expectNoBarriers(page);
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
  await expect(page.getByRole("button", { name: "Approve 2 of 2" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Take Website" }).uncheck();
  await press(page, "Approve 1 of 2");
  await expect(notice(page, "Correction accepted")).toBeVisible();
  const row = await runShell(server, "select phone, website from chard.restaurants where id = '5'");
  expect(row).toContain("+1 212 555 0100");
  expect(row).not.toContain("example.org/menu");
});

test("what another decided meanwhile says by whom, and changes nothing", async ({
  page,
  server,
}) => {
  const { visitor, name } = await becomeModerator(page, server);
  await addListing(server, "twice", "Decided Twice");
  await addListing(server, "another", "Another One");
  await page.goto("/desk/listings/twice");
  const other = new HttpVisitor(server.origin);
  const decider = newDeskName();
  await signUpForDesk(other, server, "moderator", decider);
  await other.open("/desk/listings/twice");
  expect(other.page.text).toContain(`${name} is looking at this.`);
  expect(other.main.queryByText("Reject")).toBeNull();
  // Opening another item releases the lock of this one.
  await visitor.open("/desk/listings/another");
  await other.reload();
  await other.press("Send and reject", { "Already listed": true });
  await page.getByLabel("Longitude").fill("13.3977");
  await press(page, "Approve");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    `${decider} decided this less than a minute ago: listing rejected.`,
  );
  await visitor.open("/desk/listings/twice");
  expect(visitor.page.text).toContain("Reason: Already listed");
  expect((await page.request.get("/restaurants/decided-twice-berlin")).status()).toBe(404);
});

test("every kind of item is free of barriers, and says who sent it and how to open the account", async ({
  page,
  server,
  allow,
}) => {
  test.setTimeout(240_000);
  // The file of the photo does not exist.
  allow.console(/404.*photos/);
  const { visitor, email } = await becomeModerator(page, server);
  const account = `(select id from auth.users where email = '${email}')`;
  for (const statement of [
    `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', ${account}, 'facts', '{"phone": "+1 212 555 0100"}', 'Axe.')`,
    `insert into chard.claims (restaurant_id, user_id, evidence, status) values ('1', ${account}, 'I own it.', 'open')`,
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status, previous) values ('axe', '1', ${account}, '', '', 2, 'Axe after', 'Edited words about it.', '[]', '2026-10-01', now(), 0, false, 'waiting', '{"rating": 4, "title": "Axe before", "content": "Words."}')`,
    `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, status) values ('axe', 800, 600, 'Axe photo', '1', ${account}, 'waiting')`,
    "insert into chard.photos (hash, width, height, description, restaurant_id, review_id, status) values ('axe-face', 800, 600, 'Axe face', '1', 'axe', 'waiting')",
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
    const item = page.getByRole("region", { name: "Item" });
    if (queue === "corrections") {
      await page.goto(`/desk/${queue}`);
      await page.getByRole("link", { name }).first().click();
      await expect(item.locator("[data-page-start]")).toBeFocused();
    } else {
      await visitor.open(`/desk/${queue}`);
      const [link] = visitor.main.getAllByRole("link", { name });
      await page.goto(link!.getAttribute("href")!);
    }
    // What gets the focus when a link leads to the page.
    const heading = item.getByRole("heading", { level: 2 }).first();
    await expect(heading).toHaveAttribute("data-page-start");
    await expect(item.getByRole("link", { name: "Open the account" })).toBeVisible();
    if (queue === "reviews") {
      await expect(page.getByRole("region", { name: "Published before" })).toContainText(
        "Axe before",
      );
      await expect(page.getByRole("region", { name: "The edit" })).toContainText("Axe after");
      await expect(page.getByRole("img", { name: "Axe face" })).toBeAttached();
    }
    // Pins of restaurants that other tests added may be close to each other.
    const exclude = '[aria-label^="Map of "]';
    // What is around the item is the same in every queue, and most items are made of the same parts.
    const part = queue === "corrections" ? {} : { include: 'section[aria-label="Item"]' };
    const isOfItsOwn = queue === "corrections" || queue === "reviews";
    const look = isOfItsOwn ? expectNoBarriersInBothThemes : expectNoBarriers;
    await look(page, { ...part, exclude });
  }
  // Pages of later tests would ask for the files.
  await runShell(server, "delete from chard.photos where hash like 'axe%'");
});

test("a queue is filtered by kind, state and age, in the address", async ({ page, server }) => {
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
  await expectNoBarriers(page);
  await rows.getByRole("link").click();
  await expect(page).toHaveURL(/\/desk\/corrections\/\d+\?kind=facts&age=7$/);

  const other = new HttpVisitor(server.origin);
  await signUpForDesk(other, server);
  const listed = () => {
    const region = other.main.getByRole("region", { name: /that wait/ });
    return within(region).getAllByRole("listitem");
  };
  await other.open("/desk/corrections?state=held");
  expect(listed()).toHaveLength(1);
  expect(listed()[0]!.textContent).toContain("has it open");
  await other.open("/desk/corrections?state=open");
  expect(listed()).toHaveLength(2);

  await press(page, "Approve 1 of 1");
  await expect(page).toHaveURL("/desk/corrections?kind=facts&age=7");
  await expect(page.getByText("No waiting item matches these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/desk/corrections");
});

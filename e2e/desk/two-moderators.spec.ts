import type { Page } from "@playwright/test";
import { newAccount } from "@/e2e/support/auth-steps";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import type { Queue } from "@/lib/desk/queues";

// Two moderators at the same item (P14.74, P14.115, P14.116).
test.describe.configure({ timeout: 300_000 });

const UUID = "5d2b8c1e-7a4f-4c3b-9b1d-2f6e8a9c0d1";

/** An item of each queue of its own, and the button that decides it. */
const ITEMS: Record<Queue, { id?: string; insert: string; decide: string }> = {
  listings: {
    id: "two-moderators",
    insert: `insert into chard.listings (token, name, address, description, details) values ('two-moderators', 'Two Moderators', 'Linienstrasse 94, Berlin', 'Plants, mostly.', '{"lat": "52.5281", "lng": "13.3977"}')`,
    decide: "Approve",
  },
  corrections: {
    insert: `insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('7', 'facts', '{"phone": "+1 212 555 0177"}', 'two-moderators')`,
    decide: "Approve 1 of 1",
  },
  claims: {
    id: `${UUID}1`,
    insert: `insert into chard.claims (id, restaurant_id, user_id, evidence) select '${UUID}1', '7', id, 'two-moderators' from auth.users limit 1`,
    decide: "Accept the claim",
  },
  reports: {
    insert:
      "insert into chard.reports (subject, reason, details) values ('review:1', 'Insulting', 'two-moderators')",
    decide: "Leave it online",
  },
  reviews: {
    id: "two-moderators",
    insert: `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values ('two-moderators', '7', 'x', 'X', 1, 'Two moderators', 'Some words about it.', '[]', '2026-10-01', now(), 0, false, 'waiting')`,
    decide: "Publish",
  },
  photos: {
    id: `${UUID}2`,
    insert: `insert into chard.photos (id, hash, width, height, description, restaurant_id, status) values ('${UUID}2', '${"a".repeat(32)}', 800, 600, 'two-moderators', '7', 'waiting')`,
    decide: "Publish",
  },
  posts: {
    id: `${UUID}3`,
    insert: `insert into chard.posts (id, topic_id, text, status) values ('${UUID}3', '1', 'two-moderators', 'waiting')`,
    decide: "Publish",
  },
  events: {
    id: "two-moderators",
    insert:
      "insert into chard.events (id, title, text, local_start, local_end, time_zone, starts_at, ends_at, address, city, country) values ('two-moderators', 'Two moderators', 'Some words.', '2030-06-12T18:30', '2030-06-12T22:30', 'UTC', '2030-06-12T18:30Z', '2030-06-12T22:30Z', 'Town hall', 'Lisbon', 'Portugal')",
    decide: "Publish",
  },
  messages: {
    insert:
      "insert into chard.messages (name, email, message) values ('Two', 'two@example.org', 'two-moderators')",
    decide: "Mark as answered",
  },
};

/** The path of the item, which the queue names. */
async function pathOf(page: Page, server: AuthServer, queue: Queue) {
  const { id, insert } = ITEMS[queue];
  await runShell(server, insert);
  if (id) return `/desk/${queue}/${id}`;
  await page.goto(`/desk/${queue}`);
  const links = page.getByRole("region", { name: /that wait/ }).getByRole("link");
  return (await links.last().getAttribute("href"))!;
}

for (const queue of Object.keys(ITEMS) as Queue[])
  test(`in the queue ${queue} one decides, and takes it back`, async ({
    page,
    browser,
    server,
    allow,
  }) => {
    allow.console(/404/);
    allow.host("tiles.openfreemap.org");
    const main = page.getByRole("main");
    const { decide } = ITEMS[queue];
    const { name } = await newDeskAccount(page, server);
    const path = await pathOf(page, server, queue);
    await page.goto(path);
    await expect(main.getByRole("button", { name: decide, exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: server.origin });
    const other = await context.newPage();
    await newDeskAccount(other, server);
    await other.goto(path);
    await expect(other.getByText(`${name} is looking at this.`)).toBeVisible();
    await expect(other.getByRole("button", { name: decide, exact: true })).toHaveCount(0);

    await pressAndWait(page, decide);
    await expect(page).not.toHaveURL(path);
    await other.reload();
    await expect(other.getByText(new RegExp(`${name} decided this .* ago`))).toBeVisible();
    await expect(other.getByRole("button", { name: "Undo" })).toHaveCount(0);

    await page.goto(path);
    await pressAndWait(page, "Undo");
    await expect(main.getByRole("button", { name: decide, exact: true })).toBeVisible();
    await pressAndWait(page, decide);
    await context.close();
    // Its file does not exist: pages of later tests would ask for it.
    if (queue === "photos")
      await runShell(server, `delete from chard.photos where id = '${UUID}2'`);
  });

test("a member who is no moderator locks nothing", async ({ page, browser, server, allow }) => {
  allow.console(/404/);
  allow.host("tiles.openfreemap.org");
  await runShell(
    server,
    "insert into chard.listings (token, name, address, description, details) values ('unlocked', 'Unlocked', 'Linienstrasse 94', 'Plants.', '{}')",
  );
  const context = await browser.newContext({ baseURL: server.origin });
  const member = await context.newPage();
  await newAccount(member);
  expect((await member.goto("/desk/listings/unlocked"))?.status()).toBe(404);
  await newDeskAccount(page, server);
  await page.goto("/desk/listings/unlocked");
  await expect(page.getByRole("main").getByRole("button", { name: "Approve" })).toBeVisible();
  await context.close();
});

import { newDeskName, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import type { Queue } from "@/lib/desk/queues";

// Two moderators at the same item (P14.74, P14.115, P14.116), by forms alone; desk.spec.ts has them in a browser.
test.describe.configure({ timeout: 300_000 });

const UUID = "5d2b8c1e-7a4f-4c3b-9b1d-2f6e8a9c0d1";

/** An item of each queue, with its id or what returns it, and the button that decides it. */
const ITEMS: Record<Queue, { id?: string; insert: string; decide: string }> = {
  listings: {
    id: "two-moderators",
    insert: `insert into chard.listings (token, name, address, description, details) values ('two-moderators', 'Two Moderators', 'Linienstrasse 94, Berlin', 'Plants, mostly.', '{"lat": "52.5281", "lng": "13.3977"}')`,
    decide: "Approve",
  },
  corrections: {
    insert: `insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('7', 'facts', '{"phone": "+1 212 555 0177"}', 'two-moderators') returning id`,
    decide: "Approve the selected facts",
  },
  claims: {
    id: `${UUID}1`,
    insert: `insert into chard.claims (id, restaurant_id, user_id, evidence) select '${UUID}1', '7', id, 'two-moderators' from auth.users limit 1`,
    decide: "Accept the claim",
  },
  reports: {
    insert:
      "insert into chard.reports (subject, reason, details) values ('review:1', 'Insulting', 'two-moderators') returning id",
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
      "insert into chard.messages (name, email, message) values ('Two', 'two@example.org', 'two-moderators') returning id",
    decide: "Mark as answered",
  },
};

/** Whether there is a button, which may show its key behind its words. */
const offers = ({ page }: HttpVisitor, name: string) =>
  [...page.main.querySelectorAll("button")].some((button) => textOf(button).startsWith(name));

test("in every queue one decides, takes it back and decides again, while another can only look on", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const name = newDeskName();
  await signUpForDesk(visitor, server, "moderator", name);
  const other = newVisitor();
  await signUpForDesk(other, server);
  for (const [queue, { id, insert, decide }] of Object.entries(ITEMS))
    await test.step(queue, async () => {
      const [row] = await readRows(server, insert);
      const path = `/desk/${queue}/${id ?? String(row!.id)}`;
      await visitor.open(path);
      expect(offers(visitor, decide)).toBe(true);

      await other.open(path);
      expect(other.page.status).toBe(200);
      expect(other.page.text).toContain(`${name} is looking at this.`);
      expect(offers(other, decide)).toBe(false);

      await visitor.press(decide);
      expect(visitor.path).not.toContain(path);
      await other.reload();
      expect(other.page.text).toMatch(new RegExp(`${name} decided this .* ago`));
      expect(offers(other, "Undo")).toBe(false);

      await visitor.open(path);
      expect(offers(visitor, decide)).toBe(false);
      await visitor.press("Undo");
      await visitor.open(path);
      expect(offers(visitor, decide)).toBe(true);
      await visitor.press(decide);
      await visitor.open(path);
      expect(offers(visitor, decide)).toBe(false);
      expect(visitor.page.text).toMatch(/decided this .* ago/);
    });
  // Its file does not exist: pages of later tests would ask for it.
  await runShell(server, `delete from chard.photos where id = '${UUID}2'`);
});

test("a member who is no moderator locks nothing", async ({ visitor, newVisitor, server }) => {
  await runShell(
    server,
    "insert into chard.listings (token, name, address, description, details) values ('unlocked', 'Unlocked', 'Linienstrasse 94', 'Plants.', '{}')",
  );
  const member = newVisitor();
  await signUp(member);
  expect((await member.open("/desk/listings/unlocked")).status).toBe(404);
  await signUpForDesk(visitor, server);
  await visitor.open("/desk/listings/unlocked");
  visitor.main.getByRole("button", { name: "Approve" });
});

import { within } from "@testing-library/dom";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { setRole } from "@/e2e/support/desk-steps";
import { changeRole, newDeskName, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";

// The desk (P14.70 to P14.79), by forms alone.
test.describe.configure({ timeout: 240_000 });

const addListing = (server: AuthServer, token: string, name: string) =>
  runShell(
    server,
    `insert into chard.listings (token, name, address, description, details) values ('${token}', '${name}', 'Linienstrasse 94, Berlin', 'Plants, mostly.', '{"lat": "52.5281"}')`,
  );

test("for everyone without a role there is no desk @core", async ({ visitor, server }) => {
  await addListing(server, "hidden", "Hidden");
  const expectNone = async () => {
    for (const path of ["/desk", "/desk/listings", "/desk/listings/hidden", "/desk/log"]) {
      const page = await visitor.open(path);
      expect(page.status).toBe(404);
      expect(page.headers["cache-control"]).toMatch(/no-store/);
      expect(page.html).toContain("Page not found | Chard");
      expect(page.text).toContain("Oops! Page not found");
    }
  };
  await expectNone();
  const email = await signUp(visitor, { name: newDeskName() });
  await expectNone();
  await changeRole(server, email, "editor");
  expect((await visitor.open("/desk/listings")).status).toBe(200);
  expect(visitor.main.queryByRole("link", { name: /^Messages/ })).toBeNull();
  expect((await visitor.open("/desk/messages")).status).toBe(404);
  expect((await visitor.open("/desk/log")).status).toBe(404);
  await visitor.open("/profile");
  await visitor.follow("Moderation desk");
  expect(visitor.path).toBe("/desk/listings");
  await changeRole(server, email, "none");
  await expectNone();
  expect(() => setRole(server, "moderator", "nobody@example.org")).toThrow(/There is no account/);
});

test("a listing becomes a restaurant, and another is rejected with a reason @core", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server);
  await addListing(server, "plain-kopps", "Plain Kopps");
  await addListing(server, "plain-advert", "Plain Advert");
  await visitor.open("/desk/listings/plain-kopps");
  await visitor.press("Approve");
  expect(visitor.page.text).toContain("Please enter a longitude");
  await visitor.press("Approve", { Longitude: "13.3977" });
  expect((await visitor.open("/restaurants/plain-kopps-berlin")).status).toBe(200);

  await visitor.open("/desk/listings/plain-advert");
  await visitor.press("Send and reject");
  expect(visitor.page.text).toContain("Please choose a reason or write one.");
  await visitor.press("Send and reject", {
    Advertising: true,
    "In your own words": "We list places.",
  });
  const advert = "select status, reason from chard.listings where token = 'plain-advert'";
  expect(await readRows(server, advert)).toEqual([
    { status: "refused", reason: "Advertising. We list places." },
  ]);
  await visitor.open("/desk/log");
  const entry = visitor.main
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent!.includes("Listing 'Plain Advert' rejected by"));
  expect(entry!.textContent).toContain("Advertising. We list places.");
});

test("a listing of what is listed goes to that restaurant", async ({ visitor, server }) => {
  await signUpForDesk(visitor, server);
  await addListing(server, "listed-already", "Radish & Rye");
  await visitor.open("/desk/listings/listed-already");
  await visitor.press("Add to this one");
  const listing = "select status, restaurant_id from chard.listings where token = 'listed-already'";
  expect(await readRows(server, listing)).toEqual([{ status: "published", restaurant_id: "1" }]);
});

/** Follows the link of an item in its queue. What other tests have sent to the same server may wait as well. */
async function openItem(visitor: HttpVisitor, queue: string, search: string, name: RegExp) {
  await visitor.open(`/desk/${queue}?q=${search}`);
  await visitor.follow(name);
}

/** After a decision the queue is open, where the item no longer waits. */
function expectDecided(visitor: HttpVisitor, queue: string, name: RegExp) {
  expect(visitor.page.status).toBe(200);
  expect(visitor.path).toMatch(new RegExp(`^/desk/${queue}(\\?|$)`));
  const links = [...visitor.page.main.querySelectorAll("a")].map(textOf);
  expect(links.filter((text) => name.test(text))).toEqual([]);
}

test("reports, reviews and messages are decided", async ({ visitor, newVisitor, server }) => {
  await signUpForDesk(visitor, server);
  const review = (id: string, status: string) =>
    `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status) values ('${id}', '6', 'x', 'X', 1, 'Title of ${id}', 'Some words about it.', '[]', '2026-10-01', now(), 0, false, '${status}')`;
  for (const statement of [
    review("desk-bad", "published"),
    review("desk-new", "waiting"),
    "insert into chard.reports (subject, reason, details) values ('review:desk-bad', 'Insulting', 'Look at desk-bad.')",
    "insert into chard.messages (name, email, message) values ('Tomas', 'tomas@example.org', 'Please call me back.')",
  ])
    await runShell(server, statement);
  const reader = newVisitor();
  await expect
    .poll(async () => (await reader.open("/restaurants/6/reviews")).text)
    .toContain("Title of desk-bad");
  expect(reader.page.text).not.toContain("Title of desk-new");

  await openItem(visitor, "reports", "desk-bad", /Insulting/);
  await visitor.press("Send and remove it", { Insulting: true });
  expectDecided(visitor, "reports", /Insulting/);
  await openItem(visitor, "reviews", "desk-new", /Title of desk-new/);
  await visitor.press("Publish");
  expectDecided(visitor, "reviews", /Title of desk-new/);
  await openItem(visitor, "messages", "Tomas", /Tomas/);
  await visitor.press("Mark as answered");
  expectDecided(visitor, "messages", /Tomas/);

  const titles = async () => (await reader.open("/restaurants/6/reviews")).text;
  await expect.poll(titles).toContain("Title of desk-new");
  await expect.poll(titles).not.toContain("Title of desk-bad");
});

test("a photo of an owner is published, and another one removed with a reason", async ({
  visitor,
  server,
}) => {
  const email = await signUpForDesk(visitor, server);
  for (const [hash, description] of [
    ["c".repeat(32), "The garden in summer"],
    ["d".repeat(32), "An advertisement"],
  ])
    await runShell(
      server,
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id, status) values ('${hash}', 800, 600, '${description}', '8', (select id from auth.users where email = '${email}'), 'waiting')`,
    );
  const statuses = () =>
    readRows(
      server,
      "select status from chard.photos where description in ('The garden in summer', 'An advertisement') order by hash",
    );
  await visitor.open("/desk/photos");
  await visitor.follow(/The garden in summer/);
  await visitor.press("Publish");
  expect(await statuses()).toEqual([{ status: "published" }, { status: "waiting" }]);
  await visitor.open("/desk/photos");
  expect(visitor.main.queryByRole("link", { name: /The garden in summer/ })).toBeNull();
  await visitor.follow(/An advertisement/);
  await visitor.press(/^Send and/, {
    "In your own words": "It shows prices of another place.",
  });
  expectDecided(visitor, "photos", /An advertisement/);
  expect(await statuses()).toEqual([{ status: "published" }, { status: "removed" }]);

  await visitor.open("/restaurants/8");
  const photos = visitor.main.getByRole("region", { name: "Photos by the owner" });
  expect(within(photos).getAllByRole("img", { name: "The garden in summer" })).not.toEqual([]);
  expect(visitor.main.queryByRole("img", { name: "An advertisement" })).toBeNull();
  await visitor.open("/profile");
  expect(visitor.page.text).toContain("It shows prices of another place.");
  // Pages of later tests would ask for its file.
  await runShell(server, "delete from chard.photos where restaurant_id = '8'");
});

test("a review that waits shows its photos, one of which is removed alone", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server);
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
  await visitor.open("/desk/reviews/waits-here");
  visitor.main.getByRole("img", { name: "A bowl of soup" });
  const removal = [...visitor.page.main.querySelectorAll("details")].find((details) =>
    textOf(details).startsWith("Remove the photo: A face"),
  )!;
  await visitor.press("Remove it", { Reason: "It shows a person." }, removal);
  expect(visitor.path).toMatch(/^\/desk\/reviews\/waits-here(\?|$)/);
  visitor.main.getByRole("img", { name: "A bowl of soup" });
  expect(visitor.main.queryByRole("img", { name: "A face" })).toBeNull();
  await visitor.press("Publish");
  expect(
    await readRows(
      server,
      "select description, status from chard.photos where review_id = 'waits-here' order by description",
    ),
  ).toEqual([
    { description: "A bowl of soup", status: "published" },
    { description: "A face", status: "removed" },
  ]);
  // Its file does not exist: pages of later tests would ask for it.
  await runShell(server, "delete from chard.photos where review_id = 'waits-here'");
});

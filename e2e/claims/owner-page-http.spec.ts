import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { lastWeeks } from "@/lib/page-views/weeks";

// The page of a restaurant's owner (P14.983, P14.984), by forms alone.
test.describe.configure({ timeout: 240_000 });

const sectionOf = (visitor: HttpVisitor, name: string) =>
  visitor.main.getByRole("region", { name });

test("an owner sees what waits, deals with it, and reads how often the page was opened", async ({
  visitor,
  server,
}) => {
  const id = "own-page";
  await addRestaurant(server, { id, name: "Own Page", like: "1", isSample: false });
  const email = await signUp(visitor);
  await giveRestaurant(server, id, email);
  await visitor.open(`/restaurants/${id}`);
  await visitor.follow("Open your page");
  expect(visitor.path).toBe(`/restaurants/${id}/owner`);
  expect(sectionOf(visitor, "Waiting for you").textContent).toContain("Nothing.");
  expect(sectionOf(visitor, "Views of your page").textContent).toContain(
    "Nothing has been counted",
  );

  const [present, previous] = lastWeeks(new Date(), 2);
  for (const statement of [
    `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     values ('own-page-review', '${id}', 'x', 'Ines', 4, 'Good bread', 'The bread is good, and so is the soup, all week long.', '[]', '2026-10-01', now(), 0, false)`,
    `insert into chard.dishes (restaurant_id, name, eaten_by, eaten_at) values ('${id}', 'Soup', 1, '2026-11-02')`,
    `insert into chard.dish_marks (dish_id, user_id, kind) select d.id, u.id, 'gone' from chard.dishes d, auth.users u
     where d.restaurant_id = '${id}' and d.name = 'Soup' and u.email = '${email}'`,
    `insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('${id}', 'facts', '{"phone": "+1 212 555 0123"}', 'I called.')`,
    `insert into chard.questions (token, subject, user_id, question)
     select 'AAAAAAAAAAAAAAAAAAAAA1', 'claim:' || c.id, c.user_id, 'Since when is it yours?' from chard.claims c where c.restaurant_id = '${id}'`,
    `insert into chard.page_views values ('${id}', '${present}', 12), ('${id}', '${previous}', 1234)`,
  ])
    await runShell(server, statement);

  await visitor.open(`/restaurants/${id}/owner`);
  const waiting = sectionOf(visitor, "Waiting for you");
  expect(waiting.textContent).toContain("Since when is it yours?");
  expect(waiting.textContent).toContain("1 guest says that it is no longer served.");
  expect(waiting.textContent).toContain("Phone");
  expect(waiting.textContent).not.toContain("555 0123");
  const views = sectionOf(visitor, "Views of your page");
  expect(
    [...views.querySelectorAll("tbody tr")].map((row) => row.querySelector("td")!.textContent),
  ).toEqual(["12", "1,234"]);

  await visitor.press("Still served Soup");
  expect(visitor.path).toBe(`/restaurants/${id}/owner#owner-dishes`);
  expect(sectionOf(visitor, "Waiting for you").textContent).not.toContain("Soup");
  await visitor.follow("Reply to the review “Good bread”");
  await visitor.press("Publish reply", { "Your reply": "Thank you, Ines!" });
  await visitor.open(`/restaurants/${id}/owner`);
  expect(sectionOf(visitor, "Waiting for you").textContent).not.toContain("Good bread");
  await visitor.follow(/^Change it yourself ?: Phone/);
  expect(visitor.path).toBe(`/restaurants/${id}/owner/facts`);
  await visitor.open(`/restaurants/${id}/owner`);
  await visitor.follow("Answer the question");
  expect(visitor.page.text).toContain("Since when is it yours?");
  await visitor.open("/profile");
  await visitor.follow("Own Page");
  expect(visitor.path).toBe(`/restaurants/${id}/owner`);
});

test("strangers, owners of others and signed-out visitors see none of it, and neither after an ownership has ended", async ({
  visitor,
  newVisitor,
  server,
}) => {
  for (const id of ["theirs", "mine"])
    await addRestaurant(server, { id, name: `Place ${id}`, like: "1", isSample: false });
  await runShell(server, "insert into chard.page_views values ('theirs', '2026-11-23', 4321)");
  const pages = ["", "/facts", "/closed"].map((page) => `/restaurants/theirs/owner${page}`);
  const email = await signUp(visitor);
  for (const page of pages) {
    const guest = newVisitor();
    await guest.open(page);
    expect(guest.path).toMatch(/^\/auth\?next=/);
    await visitor.open(page);
    expect(visitor.path).toBe("/restaurants/theirs/claim");
  }
  await giveRestaurant(server, "mine", email);
  for (const page of pages) {
    await visitor.open(page);
    expect(visitor.path).toBe("/restaurants/theirs/claim");
  }
  await visitor.open("/restaurants/mine/owner");
  expect(visitor.page.text).not.toContain("4,321");
  await runShell(server, "update chard.claims set status = 'refused' where restaurant_id = 'mine'");
  await visitor.open("/restaurants/mine/owner");
  expect(visitor.path).toBe("/restaurants/mine/claim");
  for (const id of ["1", "no-such-place"])
    expect((await visitor.open(`/restaurants/${id}/owner`)).status, id).toBe(404);
});

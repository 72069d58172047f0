import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";

// What is vegan at a restaurant (P14.870 to P14.876), by forms alone.
test.describe.configure({ timeout: 180_000 });

const dish = ({ page }: HttpVisitor, name: string) =>
  [...page.main.querySelectorAll<HTMLElement>('li[id^="dish-"]')].find(
    (item) => item.querySelector("h2, h3")?.textContent === name,
  )!;

async function addDish(visitor: HttpVisitor, id: string, name: string, more = {}) {
  await visitor.open(`/restaurants/${id}/dishes/add`);
  await visitor.press("Add dish", { "What is it called?": name, ...more });
}

test("a member adds a dish by its name, another confirms it, and it is in the structured data @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "dish-house", name: "Dish House", like: "1", isSample: false });
  await visitor.open("/restaurants/dish-house");
  expect(visitor.page.text).toContain("No dish is listed yet");
  await visitor.follow("Add a dish");
  expect(visitor.path).toMatch(/^\/auth/);
  await signUp(visitor, { next: "/restaurants/dish-house/dishes/add" });
  await visitor.press("Add dish", { "What is it called?": "x" });
  expect(visitor.description("What is it called?")).toContain("in 2 to 80 characters");
  await visitor.press("Add dish", { "What is it called?": "Seitan doner" });
  expect(visitor.path).toMatch(/^\/restaurants\/dish-house#dish-/);
  expect(dish(visitor, "Seitan doner").textContent).toContain("Ask whether it is vegan as served.");

  // The same once more, by a slow finger, and by another member.
  await addDish(visitor, "dish-house", "seitan DÖNER");
  expect(visitor.path).toMatch(/^\/restaurants\/dish-house#dish-/);
  const guest = newVisitor();
  await signUp(guest);
  await addDish(guest, "dish-house", "Seitan Doner");
  expect(guest.description("What is it called?")).toContain("“Seitan doner” is listed already");
  await addDish(guest, "dish-house", "Potato pancakes", {
    "Vegan on request": true,
    Gluten: true,
    "Price in USD": "about ten",
  });
  expect(guest.description("What to ask for")).toContain("Please say what to ask for");
  expect(guest.description("Price in USD")).toContain("Please enter a price like 13.50");
  await guest.press("Add dish", {
    "What to ask for": "without the sour cream",
    "Price in USD": "9,50",
  });
  const pancakes = dish(guest, "Potato pancakes").textContent;
  for (const text of ["$9.50", "Vegan on request", "Contains gluten.", "without the sour cream"])
    expect(pancakes).toContain(text);

  await guest.follow("Add how it is served, price, allergens, photo to Seitan doner");
  guest.main.getByRole("heading", { name: "Add details to a dish" });
  await guest.press("Add to this dish", { "As it is served": true, Soy: true });
  expect(dish(guest, "Seitan doner").textContent).toContain("Contains soy.");
  await guest.press(/^I ate this: Seitan doner/, {}, dish(guest, "Seitan doner"));
  expect(guest.path).toMatch(/^\/restaurants\/dish-house#dish-/);
  await expect
    .poll(async () => {
      await visitor.open("/restaurants/dish-house");
      return dish(visitor, "Seitan doner").textContent;
    })
    .toMatch(/Confirmed in \w+ \d{4}/);
  const menu = [
    ...visitor.page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ]
    .map(([, text]) => text!)
    .join();
  expect(menu).toContain('"hasMenu"');
  expect(menu).toContain("Potato pancakes");
  expect(menu).toContain('"priceCurrency":"USD"');

  // The card of search results.
  await expect
    .poll(async () => (await visitor.open("/restaurants/search?q=potato+pancakes")).text)
    .toContain("Dish House");
});

test("three members hide a dish, and one who ate it brings it back", async ({
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "gone-house", name: "Gone House", like: "1", isSample: false });
  const members = [newVisitor(), newVisitor(), newVisitor()];
  for (const member of members) await signUp(member);
  const [first] = members as [HttpVisitor, HttpVisitor, HttpVisitor];
  await addDish(first, "gone-house", "Lentil stew");
  for (const member of members) {
    await member.open("/restaurants/gone-house");
    await member.press(/^No longer served/, {}, dish(member, "Lentil stew"));
  }
  await first.open("/restaurants/gone-house");
  expect(first.page.text).toContain("1 dish no longer served");
  expect(first.page.text).toContain("No dish is listed yet");
  await first.press(/^I ate this/, {}, dish(first, "Lentil stew"));
  await first.open("/restaurants/gone-house/dishes");
  expect(first.page.text).not.toContain("no longer served");
  expect(dish(first, "Lentil stew").textContent).toContain("Confirmed in");

  await first.open("/restaurants/gone-house/dishes/add");
  await first.press("Delete Lentil stew");
  expect(first.path).toBe("/restaurants/gone-house/dishes/add");
  expect(await readRows(server, "select from chard.dishes where name = 'Lentil stew'")).toEqual([]);
});

test("an owner adds a dish, retires it, serves it again, and does not confirm it", async ({
  visitor,
  server,
}) => {
  await addRestaurant(server, { id: "own-house", name: "Own House", like: "1", isSample: false });
  const email = await signUp(visitor);
  await runShell(
    server,
    `insert into chard.claims (restaurant_id, user_id, evidence, status) select 'own-house', id, 'x', 'accepted' from auth.users where email = '${email}'`,
  );
  await visitor.open("/restaurants/own-house/owner");
  await visitor.follow("Add a dish");
  await visitor.press("Add dish", { "What is it called?": "Barley risotto" });
  expect(dish(visitor, "Barley risotto").textContent).toContain("By the owner");
  await visitor.press(/^I ate this/, {}, dish(visitor, "Barley risotto"));
  expect(visitor.path).toBe("/restaurants/own-house#dish-not-counted");

  await visitor.open("/restaurants/own-house/owner");
  await visitor.press("No longer served Barley risotto");
  await visitor.open("/restaurants/own-house");
  expect(dish(visitor, "Barley risotto").textContent).toContain("The owner says");
  await visitor.open("/restaurants/own-house/owner");
  await visitor.press("Served again Barley risotto");
  await visitor.open("/restaurants/own-house");
  expect(visitor.page.text).not.toContain("The owner says");
});

test("a dish is reported, and the desk removes it", async ({ visitor, newVisitor, server }) => {
  await addRestaurant(server, { id: "joke-house", name: "Joke House", like: "1", isSample: false });
  const author = newVisitor();
  await signUp(author);
  await addDish(author, "joke-house", "A joke");
  await visitor.open("/restaurants/joke-house");
  await visitor.follow("Report the dish A joke");
  visitor.main.getByRole("heading", { name: "Report this dish" });
  await visitor.press("Send report", { "Advertising or spam": true });

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  await moderator.open("/desk/reports?kind=dish");
  await moderator.follow(/Advertising or spam/);
  expect(moderator.page.text).toContain("A joke");
  await moderator.press("Send and remove it", { Advertising: true });
  await expect
    .poll(async () => (await visitor.open("/restaurants/joke-house")).text)
    .toContain("No dish is listed yet");
  await author.open("/profile");
  expect(author.page.text).toContain("A joke");
});

test("without a dish of this page or this kind nothing is shown", async ({ visitor }) => {
  for (const path of [
    "/restaurants/none/dishes",
    "/restaurants/1/dishes?page=2",
    "/restaurants/1/dishes?page=x",
    "/report/dish/none",
  ])
    expect((await visitor.open(path)).status, path).toBe(404);
});

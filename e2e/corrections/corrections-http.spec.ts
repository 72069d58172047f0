import { readRows } from "@/e2e/support/servers/database-shell";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";

// What members and visitors say is wrong with a restaurant (P14.80 to P14.82), by forms alone.
test.describe.configure({ timeout: 240_000 });

const strip = (visitor: HttpVisitor) => visitor.main.getByRole("region", { name: "Still open?" });

const closed = (visitor: HttpVisitor) =>
  visitor.main.queryByRole("heading", { name: "This place may have closed" });

async function lastSuggestion(server: AuthServer, restaurantId: string) {
  const rows = await readRows(
    server,
    `select id, kind, facts, sources from chard.suggestions where restaurant_id = '${restaurantId}' order by id desc limit 1`,
  );
  return rows[0]!;
}

test("a member confirms a restaurant, from signed out to what everyone sees @core", async ({
  visitor,
  newVisitor,
}) => {
  const other = newVisitor();
  await other.open("/restaurants/6");
  expect(strip(other).textContent).toContain("Nobody has confirmed this place");
  await other.follow("Still open", strip(other));
  expect(other.path).toMatch(/^\/auth\?next=/);

  await signUp(visitor);
  await visitor.open("/restaurants/6");
  await visitor.follow("Still open", strip(visitor));
  visitor.main.getByRole("heading", { name: "Is it still open?" });
  await visitor.press("It is still open");
  expect(visitor.path).toBe("/restaurants/6");
  expect(textOf(strip(visitor))).toContain("Confirmed this month by one person.");
  await visitor.open("/restaurants/6/open");
  await visitor.press("It is still open");
  expect(visitor.page.text).toContain("You have confirmed this place this month.");
  await other.open("/restaurants/6");
  expect(strip(other).textContent).toContain("by one person");
});

test("two members who report a closure warn everyone at once", async ({ visitor, newVisitor }) => {
  for (const number of [1, 2]) {
    const member = newVisitor();
    await signUp(member);
    await member.open("/restaurants/3");
    expect(closed(member)).toBeNull();
    await member.follow("Closed for good", strip(member));
    await member.press("It has closed for good");
    expect(member.page.text).toContain("how you know");
    await member.press("It has closed for good", {
      "How do you know?": `A notice at the door, seen by ${number}.`,
    });
    member.main.getByRole("heading", { name: "Thank you" });
    await member.open("/profile");
    expect(member.page.text).toMatch(/Closed for good|Closure/);
  }
  await visitor.open("/restaurants/3");
  expect(closed(visitor)).not.toBeNull();
  expect(visitor.page.text).toContain("2 people told us so");
});

test("a signed-out visitor corrects facts, and the desk takes them with changes", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await visitor.open("/restaurants/1");
  await visitor.follow("Something is wrong", strip(visitor));
  await visitor.press("Send correction", { "How do you know?": "I telephoned." });
  expect(visitor.page.text).toContain("Please give at least one new value.");
  await visitor.press("Send correction", { Phone: "call them" });
  expect(visitor.description("Phone")).toContain("This is not a telephone number.");
  await visitor.press("Send correction", {
    Phone: "+1 212 555 0199",
    "How you know this: Phone": "I asked them",
    Vegetarian: true,
  });
  visitor.main.getByRole("heading", { name: "Thank you" });
  const facts = () =>
    readRows(server, "select phone, vegan_level from chard.restaurants where id = '1'");
  expect((await facts())[0]!.phone).not.toBe("+1 212 555 0199");

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  const { id } = await lastSuggestion(server, "1");
  await moderator.open(`/desk/corrections/${String(id)}`);
  expect(moderator.page.text).toContain("+1 212 555 0199");
  expect(moderator.page.text).toContain("I asked them");
  await moderator.press(/^Approve/, { "Phone, as it is taken": "call them" });
  expect(moderator.description("Phone, as it is taken")).toContain("This cannot be read.");
  await moderator.press(/^Approve/, { "Phone, as it is taken": "+1 212 555 0198" });
  expect(await facts()).toEqual([{ phone: "+1 212 555 0198", vegan_level: "vegetarian" }]);
});

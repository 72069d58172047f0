import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
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
  await addRestaurant(server, {
    id: "wrong-number",
    name: "Wrong Number",
    like: "1",
    isSample: true,
  });
  await visitor.open("/restaurants/wrong-number");
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
    readRows(server, "select phone, vegan_level from chard.restaurants where id = 'wrong-number'");
  expect((await facts())[0]!.phone).not.toBe("+1 212 555 0199");

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  const { id } = await lastSuggestion(server, "wrong-number");
  await moderator.open(`/desk/corrections/${String(id)}`);
  expect(moderator.page.text).toContain("+1 212 555 0199");
  expect(moderator.page.text).toContain("I asked them");
  await moderator.press(/^Approve/, { "Phone, as it is taken": "call them" });
  expect(moderator.description("Phone, as it is taken")).toContain("This cannot be read.");
  await moderator.press(/^Approve/, { "Phone, as it is taken": "+1 212 555 0198" });
  expect(await facts()).toEqual([{ phone: "+1 212 555 0198", vegan_level: "vegetarian" }]);
});

/** The item of the latest correction of a restaurant at the desk. */
async function openLast(moderator: HttpVisitor, server: AuthServer, restaurantId: string) {
  const { id } = await lastSuggestion(server, restaurantId);
  await moderator.open(`/desk/corrections/${String(id)}`);
}

test("a position is corrected, and the desk sees both", async ({ visitor, newVisitor, server }) => {
  await addRestaurant(server, {
    id: "moved-house",
    name: "Moved House",
    like: "6",
    isSample: true,
  });
  await visitor.open("/restaurants/moved-house/correct");
  await visitor.press("Send correction", { Latitude: "40.7" });
  expect(visitor.page.text).toContain("Please give a latitude");
  await visitor.press("Send correction", {
    Longitude: "-74",
    "How you know this: Position": "I was there",
  });
  visitor.main.getByRole("heading", { name: "Thank you" });

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  const { id } = await lastSuggestion(server, "moved-house");
  await moderator.open("/desk/corrections?kind=facts");
  await moderator.follow(/^Moved House .*Changes: 1/);
  expect(moderator.path).toBe(`/desk/corrections/${String(id)}?kind=facts`);
  expect(moderator.page.text).toMatch(/40\.7, -74 \([^)]* away\)/);
  await moderator.press(/^Approve/);
  expect(
    await readRows(server, "select lat, lng from chard.restaurants where id = 'moved-house'"),
  ).toEqual([{ lat: 40.7, lng: -74 }]);
});

test("the Latin name, the city and pages of networks are corrected, and taken at the desk", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await runShell(
    server,
    "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id, country_code) select 'hoboken', 'Hoboken', 'United States', 'North America', 0, lat, lng + 0.05, 0, false, 5099133, 'US' from chard.restaurants where id = '7'",
  );
  await visitor.open("/restaurants/7/correct");
  for (const fact of ["latinName", "city", "instagram"])
    expect(textOf(visitor.page.document.getElementById(`fact-${fact}`)!), fact).toContain("Now: ");
  await visitor.press("Send correction", {
    "Name in Latin letters": "Vegetarian Home",
    City: "Springfield",
    Instagram: "we have none",
    "How do you know?": "It stands at the door.",
  });
  expect(visitor.description("Instagram")).toMatch(/neither a page nor a name of Instagram/);
  await visitor.press("Send correction", { Instagram: "@seedhouse" });
  visitor.main.getByRole("heading", { name: "Thank you" });

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  await openLast(moderator, server, "7");
  const item = moderator.path;
  expect(moderator.page.text).toContain("https://www.instagram.com/seedhouse");
  await moderator.press("Approve the selected facts");
  expect(moderator.description("City, as it is taken")).toMatch(
    /no city of this name with a page near/,
  );
  await moderator.press("Approve the selected facts", { "City, as it is taken": "hoboken" });
  expect(moderator.path).not.toContain(item);
  const [row] = await readRows(
    server,
    "select latin_name, city, city_id, social_media from chard.restaurants where id = '7'",
  );
  expect(row).toMatchObject({ latin_name: "Vegetarian Home", city: "Hoboken", city_id: "hoboken" });
  expect(JSON.stringify(row!.social_media)).toContain("https://www.instagram.com/seedhouse");
  await moderator.open("/desk/venues/7");
  expect(moderator.page.text).toMatch(/Name in Latin letters: .* became Vegetarian Home/);
  expect(moderator.page.text).toMatch(/Instagram: .* became https/);
  expect(moderator.field("Instagram").value).toBe("https://www.instagram.com/seedhouse");
});

test("price, kind, features and the postcode are corrected", async ({ visitor, server }) => {
  await visitor.open("/restaurants/8/correct");
  const delivery = () => visitor.field("delivery") as HTMLInputElement;
  const wasChecked = delivery().checked;
  await visitor.press("Send correction", {
    delivery: !wasChecked,
    "How you know this: Features": "I was there",
    cafe: true,
    Postcode: "10002",
  });
  expect(visitor.page.text).toContain("Please say in a few words how you know.");
  expect(delivery().checked).toBe(!wasChecked);
  await visitor.press("Send correction", { "How do you know?": "The menu says so." });
  expect(visitor.path).toBe("/restaurants/8/thanks");
  const { facts, sources } = await lastSuggestion(server, "8");
  const kept = JSON.stringify({ facts, sources });
  for (const text of ["features", "cafe", "10002", "visit"]) expect(kept).toContain(text);
});

test("a correction and a closure are sent", async ({ visitor, server }) => {
  await visitor.open("/restaurants/5");
  await visitor.follow("Something is wrong", strip(visitor));
  await visitor.press("Send correction", { Website: "https://new.example/" });
  expect(visitor.page.text).toContain("Please say in a few words how you know.");
  expect(visitor.field("Website").value).toBe("https://new.example/");
  await visitor.press("Send correction", { "How do you know?": "It is on the door." });
  expect(visitor.path).toBe("/restaurants/5/thanks");
  expect((await lastSuggestion(server, "5")).facts).toMatchObject({
    website: "https://new.example/",
  });
  await visitor.open("/restaurants/5/closed");
  await visitor.press("It has closed for good", { "How do you know?": "It is empty." });
  expect(visitor.path).toBe("/restaurants/5/thanks");
  expect((await lastSuggestion(server, "5")).kind).toBe("closed");
  await visitor.open("/restaurants/5");
  expect(closed(visitor)).toBeNull();
});

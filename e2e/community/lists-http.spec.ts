import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Lists of real members and their photos (P14.730, P14.731), by requests alone.
const PER_PAGE = 24;

test("members and photos are real once there are any, 24 photos at a time", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const email = await signUp(visitor);
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Lena Listed", Town: "Halle" });
  const reader = newVisitor();
  await runShell(
    server,
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     select 'listed-review', '3', id, '', '', 4, 'Bread first', 'Rye that tastes of the cellar.', '[]', '2026-11-01', now(), 0, false
     from auth.users where email = '${email}'`,
  );
  await runShell(
    server,
    `insert into chard.photos (hash, width, height, description, restaurant_id, review_id, user_id, created_at)
     select md5(n::text), 1200, 800, 'Listed dish ' || n, restaurant_id, id, author_id, now() + n * interval '1 second'
     from chard.reviews, generate_series(1, ${PER_PAGE + 1}) n where id = 'listed-review'`,
  );

  await expect
    .poll(async () => (await reader.open("/community/members")).text)
    .toContain("Lena Listed");
  expect(reader.page.text).not.toContain("Sample members");
  await expect
    .poll(async () => (await reader.open("/community/photos")).text)
    .toContain(`by Lena Listed`);
  const tiles = () => reader.main.getAllByRole("img");
  expect(tiles()).toHaveLength(PER_PAGE);
  expect(tiles()[0]!.getAttribute("alt")).toBe(`Listed dish ${PER_PAGE + 1}`);
  expect(reader.page.text).not.toMatch(/Likes|Sample photos/);
  await reader.follow("Next");
  expect(reader.path).toBe("/community/photos/page/2");
  expect(tiles().map((tile) => tile.getAttribute("alt"))).toContain("Listed dish 1");

  // The same in German (P2.13), with what members say of their photos as they said it.
  await expect
    .poll(async () => (await reader.open("/de/community/photos")).text)
    .toContain("von Lena Listed");
  reader.main.getByRole("heading", { level: 1, name: "Fotos" });
  expect(tiles()[0]!.getAttribute("alt")).toBe(`Listed dish ${PER_PAGE + 1}`);
  await reader.follow("Weiter");
  expect(reader.path).toBe("/de/community/photos/page/2");
  expect(tiles().map((tile) => tile.getAttribute("alt"))).toContain("Listed dish 1");

  for (const path of [
    "/community/photos/page/99",
    "/community/members/page/99",
    "/de/community/photos/page/99",
  ]) {
    const response = await fetch(server.origin + path);
    expect([path, response.status]).toEqual([path, 404]);
  }
  await runShell(server, "delete from chard.reviews where id = 'listed-review'");
});

test("members are listed by the cities whose places they reviewed", async ({ visitor, server }) => {
  await addRestaurant(server, {
    id: "listed-house",
    name: "Listed House",
    like: "1",
    isSample: false,
  });
  const email = await signUp(visitor);
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Cem Listed" });
  for (const statement of [
    "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id) values ('listed-halle', 'Listed Halle', 'Germany', 'Europe', 1, 51.5, 12, 1, false, 99000001)",
    "update chard.restaurants set city_id = 'listed-halle' where id = 'listed-house'",
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     select 'listed-by-city', 'listed-house', id, '', '', 4, 'Bread first', 'Rye that tastes of the cellar.', '[]', '2026-11-01', now(), 0, false
     from auth.users where email = '${email}'`,
  ])
    await runShell(server, statement);
  await expect
    .poll(async () => (await visitor.open("/community/members")).text)
    .toContain("Listed Halle");
  await visitor.follow(/^Listed Halle/);
  expect(visitor.path).toBe("/community/members/by-city/listed-halle");
  visitor.main.getByRole("heading", { name: "Members who know Listed Halle" });
  visitor.main.getByRole("link", { name: "Cem Listed" });
  for (const path of [
    "/community/members/by-city/nowhere",
    "/community/members/by-city/listed-halle/page/1",
    "/community/members/by-city/listed-halle/page/2",
  ]) {
    const response = await fetch(server.origin + path);
    expect([path, response.status]).toEqual([path, 404]);
  }
  await runShell(server, "delete from chard.reviews where id = 'listed-by-city'");
});

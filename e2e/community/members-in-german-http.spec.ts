import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Members and their levels in the language of the page (P2.13), by requests alone.
test("members are listed, by city, too, and shown in German, with what they wrote as they wrote it", async ({
  visitor,
  server,
}) => {
  await addRestaurant(server, {
    id: "listed-haus",
    name: "Listed Haus",
    like: "1",
    isSample: false,
  });
  const email = await signUp(visitor);
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Jule Listed", Town: "Graz" });
  for (const statement of [
    "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id) values ('listed-graz', 'Listed Graz', 'Austria', 'Europe', 1, 47, 15.4, 1, false, 99000011)",
    "update chard.restaurants set city_id = 'listed-graz' where id = 'listed-haus'",
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     select 'listed-in-german', 'listed-haus', id, '', '', 4, 'Bread first', 'Rye that tastes of the cellar.', '[]', '2026-11-01', now(), 0, false
     from auth.users where email = '${email}'`,
  ])
    await runShell(server, statement);
  await expect
    .poll(async () => (await visitor.open("/de/community/members")).text)
    .toContain("Listed Graz");
  expect(visitor.page.document.documentElement.lang).toBe("de");
  visitor.main.getByRole("heading", { level: 1, name: "Mitglieder" });
  await visitor.follow(/^Listed Graz/);
  expect(visitor.path).toBe("/de/community/members/by-city/listed-graz");
  visitor.main.getByRole("heading", { level: 1, name: "Mitglieder, die Listed Graz kennen" });
  expect(visitor.page.text).toContain("Alle, die in Listed Graz ein Lokal bewertet haben.");
  expect(visitor.page.text).toContain("Sterne vergeben");

  await visitor.follow("Jule Listed");
  const path = visitor.path;
  expect(path).toMatch(/^\/de\/community\/members\/[^/]+$/);
  expect(visitor.page.text).toContain("Mitglied seit");
  expect(visitor.page.text).toContain("Besucht am 1. November 2026");
  expect(visitor.page.text).toContain("Rye that tastes of the cellar.");
  expect(visitor.page.document.title).toBe("Jule Listed, Mitglied, Wohnort: Graz");
  await visitor.follow("Neu");
  expect(visitor.path).toBe("/de/community/levels");
  visitor.main.getByRole("heading", { level: 1, name: "Stufen der Mitglieder" });
  expect(visitor.page.text).toContain("Deine Stufe: Neu");
  expect(visitor.page.text).toContain("Dein Konto ist noch nicht älter als 30 Tage.");

  // A changed name is on the page in every language.
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Jule Renamed" });
  await expect.poll(async () => (await visitor.open(path)).text).toContain("Jule Renamed");
  for (const missing of [
    "/de/community/members/nobody-of-that-name",
    "/de/community/members/page/99",
    "/de/community/members/by-city/nowhere",
    "/de/community/members/by-city/listed-graz/page/2",
  ]) {
    const response = await fetch(server.origin + missing);
    expect([missing, response.status]).toEqual([missing, 404]);
  }
  await runShell(server, "delete from chard.reviews where id = 'listed-in-german'");
});

test("the list is there in every language, in English as it was", async ({ visitor }) => {
  const titles = {
    "": "Members",
    "/fr": "Membres",
    "/es": "Miembros",
    "/zh-hant": "會員",
    "/he": "חברי הקהילה",
  };
  for (const [prefix, title] of Object.entries(titles)) {
    await visitor.open(`${prefix}/community/members`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(title);
    const tab = visitor.page.main.querySelector('nav a[aria-current="page"]');
    expect(tab?.getAttribute("href")).toBe(`${prefix}/community/members`);
  }
});

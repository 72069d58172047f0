import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { rangeText } from "@/lib/restaurants/hours/range-text";

// The pages of a restaurant's owner in German (P2.13), by forms alone.
test.describe.configure({ timeout: 240_000 });

const ID = "owner-haus";
const PAGE = `/de/restaurants/${ID}/owner`;

const sectionOf = (visitor: HttpVisitor, name: string) =>
  visitor.main.getByRole("region", { name });

test("an owner deals with what waits, changes facts and days, and answers a review on German pages", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: ID, name: "Owner Haus", like: "1", isSample: false });
  const guest = newVisitor();
  await guest.open(PAGE);
  expect(guest.path).toBe(`/de/auth?next=${encodeURIComponent(PAGE)}`);
  const email = await signUp(visitor);
  await visitor.open(`/de/restaurants/${ID}/owner`);
  expect(visitor.path).toBe(`/de/restaurants/${ID}/claim`);
  await giveRestaurant(server, ID, email);
  for (const statement of [
    `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     values ('owner-haus-review', '${ID}', 'x', 'Ines', 4, 'Gutes Brot', 'Das Brot ist gut, und die Suppe auch, die ganze Woche lang.', '[]', '2026-10-01', now(), 0, false)`,
    `insert into chard.dishes (restaurant_id, name, eaten_by, eaten_at) values ('${ID}', 'Suppe', 1, '2026-11-02')`,
    `insert into chard.dish_marks (dish_id, user_id, kind) select d.id, u.id, 'gone' from chard.dishes d, auth.users u
     where d.restaurant_id = '${ID}' and d.name = 'Suppe' and u.email = '${email}'`,
    `insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('${ID}', 'facts', '{"phone": "+1 212 555 0123"}', 'I called.')`,
  ])
    await runShell(server, statement);

  await visitor.open(PAGE);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  visitor.main.getByRole("heading", { name: "Dein Lokal" });
  const waiting = () => sectionOf(visitor, "Wartet auf dich").textContent;
  expect(waiting()).toContain("„Gutes Brot“");
  expect(waiting()).toContain("4 von 5 Sternen, von Ines.");
  expect(waiting()).toContain("1 Gast sagt, dass es das nicht mehr gibt.");
  expect(waiting()).toContain("Telefon");
  expect(sectionOf(visitor, "Aufrufe deiner Seite").textContent).toContain(
    "Noch wurde nichts gezählt.",
  );
  await visitor.press("Gibt es noch Suppe");
  expect(visitor.path).toBe(`${PAGE}#owner-dishes`);
  expect(waiting()).not.toContain("Suppe");

  await visitor.follow(/^Selbst ändern ?: Telefon/);
  expect(visitor.path).toBe(`/de/restaurants/${ID}/owner/facts`);
  await visitor.press("Speichern", {
    Speisekarte: "http://haus.example/karte",
    Öffnungszeiten: "mittags",
  });
  expect(visitor.description("Speisekarte")).toContain("die mit https:// beginnt");
  await visitor.press("Speichern", { Speisekarte: "https://haus.example/karte" });
  expect(visitor.description("Öffnungszeiten")).toContain("Diese Zeiten lassen sich nicht lesen");
  await visitor.press("Speichern", { Öffnungszeiten: "Mo-Su 12:00-20:00" });
  expect(visitor.path).toBe(PAGE);

  await visitor.follow("An diesen Tagen geschlossen");
  expect(visitor.path).toBe(`/de/restaurants/${ID}/owner/closed`);
  await visitor.press("Diese Tage hinzufügen", { "Erster Tag": "2026-01-02" });
  expect(visitor.description("Erster Tag")).toContain("Diese Tage sind vorbei.");
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await visitor.press("Diese Tage hinzufügen", { "Erster Tag": from });
  expect(visitor.path).toBe(`/de/restaurants/${ID}/owner/closed`);
  const days = rangeText({ from, to: from }, "de");
  expect(visitor.page.text).toContain(days);
  await visitor.press(new RegExp(`^Entfernen ?: ${days}$`));
  expect(visitor.page.text).not.toContain(days);
  await visitor.follow("Dein Lokal");
  expect(visitor.path).toBe(PAGE);

  await visitor.follow(/^Antworten auf die Bewertung „Gutes Brot“$/);
  expect(visitor.path).toBe(`${PAGE}/reply/owner-haus-review`);
  await visitor.press("Antwort veröffentlichen", { "Deine Antwort": "!" });
  expect(visitor.description("Deine Antwort")).toContain("mindestens 2 Zeichen");
  await visitor.press("Antwort veröffentlichen", { "Deine Antwort": "Danke, Ines!" });
  expect(visitor.path).toBe(`/de/restaurants/${ID}#review-owner-haus-review`);
  await visitor.open(PAGE);
  expect(waiting()).not.toContain("Gutes Brot");
  await visitor.follow(/^Deine Antwort ändern ?: Ines$/);
  await visitor.press("Deine Antwort löschen");
  expect(visitor.path).toBe(PAGE);
});

test("the owner's page and the claim are there in every language, and in English as they were", async ({
  visitor,
  server,
}) => {
  await addRestaurant(server, { id: "owner-all", name: "Owner All", like: "1", isSample: false });
  const email = await signUp(visitor);
  const claims = {
    "": "Is this your place?",
    "/fr": "C’est votre établissement\u202f?",
    "/es": "¿Es tu local?",
    "/zh-hant": "這是你的店嗎？",
    "/he": "זה המקום שלכם?",
  };
  const heading = () => visitor.page.main.querySelector("h1")!.textContent;
  for (const [prefix, title] of Object.entries(claims)) {
    await visitor.open(`${prefix}/restaurants/owner-all/claim`);
    expect(heading()).toBe(title);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
  await giveRestaurant(server, "owner-all", email);
  const owners = {
    "": "Your place",
    "/fr": "Votre établissement",
    "/es": "Tu local",
    "/zh-hant": "你的店",
    "/he": "המקום שלכם",
  };
  for (const [prefix, title] of Object.entries(owners))
    for (const page of ["", "/facts", "/closed"]) {
      await visitor.open(`${prefix}/restaurants/owner-all/owner${page}`);
      expect(visitor.page.status).toBe(200);
      if (page === "") expect(heading()).toBe(title);
      expect(visitor.page.html).toMatch(/name="robots" content="noindex/);
    }
});

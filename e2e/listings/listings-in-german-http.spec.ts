import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";

// A restaurant is proposed in German, and its sender follows it there (P2.13).
const FORM = "/de/restaurants/add-listing";
const NAME = "Mangold & Minze";

const listing = (name: string, address = "Weserstraße 21, Berlin") => ({
  "Name des Restaurants": name,
  Adresse: address,
  Beschreibung: "Eine kleine Küche mit Holzofen.",
});

test("a restaurant is proposed on German pages, which say in German what is wrong and what became of it", async ({
  visitor,
  server,
}) => {
  await visitor.open("/de");
  const links = visitor.main.getAllByRole("link", { name: "Dein Restaurant eintragen" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(links.map(() => FORM));
  await visitor.open(FORM);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.main.querySelector("h1")?.textContent).toBe("Dein Restaurant eintragen");

  visitor.fill({ ...listing(NAME), Beschreibung: "", Website: "mangold.example" });
  await visitor.press("Eintrag senden");
  expect(visitor.path).toBe(FORM);
  expect(visitor.description("Beschreibung")).toContain("10 bis 2.000 Zeichen");
  expect(visitor.description("Website")).toContain("https://");
  expect(visitor.field("Name des Restaurants").value).toBe(NAME);

  visitor.fill({ ...listing(NAME), Website: "https://mangold.example/", "Rein vegan": true });
  visitor.fill({ Küchen: "Thailändisch, Nudeln", Öffnungszeiten: "mittags" });
  await visitor.press("Eintrag senden");
  expect(visitor.description("Öffnungszeiten")).toContain("Diese Zeiten lassen sich nicht lesen");
  await visitor.press("Eintrag senden", { Öffnungszeiten: "Mo-Fr 11:30-15:00" });
  expect(visitor.path).toMatch(/^\/de\/listings\/[\w-]{22}$/);
  expect(visitor.page.document.querySelector('meta[name="robots"]')).not.toBeNull();
  visitor.main.getByRole("heading", { name: "Wird geprüft" });
  expect(visitor.page.text).toContain("Thailändisch, Nudeln");
  expect(visitor.page.text).toContain("Rein vegan");
  const [row] = await readRows(
    server,
    `select details::text as details from chard.listings where name = '${NAME}'`,
  );
  expect(JSON.parse(String(row!.details))).toMatchObject({
    cuisines: "Thai, Nudeln",
    veganLevel: "vegan",
  });

  await runShell(
    server,
    `update chard.listings set status = 'refused', reason = 'There is no such street.' where name = '${NAME}'`,
  );
  await visitor.reload();
  visitor.main.getByRole("heading", { name: "Nicht angenommen" });
  expect(visitor.page.text).toContain("There is no such street.");
  const path = visitor.path;
  await visitor.follow("Ändern und noch einmal senden");
  expect(visitor.path).toBe(`${path}/again`);
  expect(visitor.field("Küchen").value).toBe("Thai, Nudeln");
  await visitor.press("Eintrag senden", { Adresse: "Weserstraße 22, Berlin" });
  expect(visitor.path).toMatch(/^\/de\/listings\//);
  await visitor.follow("Weiteres Restaurant eintragen");
  expect(visitor.path).toBe(FORM);
});

test("the German form asks about a similar restaurant first", async ({ visitor }) => {
  await visitor.open(FORM);
  await visitor.press("Eintrag senden", listing("Maitake House", "142 North 6th Street, New York"));
  visitor.main.getByRole("heading", { name: "Ist es eines von diesen?" });
  const link = visitor.main.getByRole("link", { name: /^Ja, das ist es/ });
  expect(link.getAttribute("href")).toMatch(/^\/de\/restaurants\//);
});

test("the form is there in every language, and in English as it was", async ({ visitor }) => {
  const headings = {
    "": "Add Your Restaurant",
    "/fr": "Ajouter votre restaurant",
    "/es": "Añade tu restaurante",
    "/zh-hant": "新增你的餐廳",
    "/he": "הוספת המסעדה שלכם",
  };
  for (const [prefix, heading] of Object.entries(headings)) {
    await visitor.open(`${prefix}/restaurants/add-listing`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(heading);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
  const website = visitor.page.main.querySelector("input[name=website]");
  expect(website?.getAttribute("dir")).toBe("ltr");
});

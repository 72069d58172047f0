import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";

// A dish is added, completed, eaten and deleted in the language of the restaurant's page (P2.13).
test.describe.configure({ timeout: 180_000 });

const PAGE = "/de/restaurants/knoedel-haus";
const ALL = "/de/restaurants/knoedel-haus/dishes";
const FORM = "/de/restaurants/knoedel-haus/dishes/add";
const NAME = "Wie heißt das Gericht?";

const dish = ({ page }: HttpVisitor, name: string) =>
  [...page.main.querySelectorAll<HTMLElement>('li[id^="dish-"]')].find(
    (item) => item.querySelector("h2, h3")?.textContent === name,
  )!;

test("a dish is added, completed, eaten and deleted on German pages, which say in German what is wrong", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, {
    id: "knoedel-haus",
    name: "Knödel Haus",
    like: "1",
    isSample: false,
  });
  await visitor.open(PAGE);
  await visitor.follow("Gericht hinzufügen");
  expect(visitor.path).toBe(`/de/auth?next=${encodeURIComponent(FORM)}`);
  await signUp(visitor, { next: FORM });
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.document.querySelector('meta[name="robots"]')).not.toBeNull();

  await visitor.press("Gericht hinzufügen", {
    [NAME]: "K",
    "Auf Wunsch vegan": true,
    "Preis in USD": "viel",
    Gluten: true,
  });
  expect(visitor.path).toBe(FORM);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.description(NAME)).toContain("in 2 bis 80 Zeichen");
  expect(visitor.description("Was man beim Bestellen sagt")).toContain("Bitte schreib, was man");
  expect(visitor.description("Preis in USD")).toContain("einen Preis wie 13,50");
  await visitor.press("Gericht hinzufügen", {
    [NAME]: "Serviettenknödel",
    "Was man beim Bestellen sagt": "ohne Butter",
    "Preis in USD": "13,50",
  });
  expect(visitor.path).toMatch(/^\/de\/restaurants\/knoedel-haus#dish-/);
  const shown = dish(visitor, "Serviettenknödel").textContent;
  for (const text of ["13,50", "Auf Wunsch vegan", "Gluten", "ohne Butter"])
    expect(shown).toContain(text);

  const guest = newVisitor();
  await signUp(guest);
  await guest.open(FORM);
  await guest.press("Gericht hinzufügen", { [NAME]: "serviettenknodel" });
  expect(guest.description(NAME)).toContain("„Serviettenknödel“ ist schon eingetragen");
  await guest.open(ALL);
  expect(guest.page.main.querySelector("h1")?.textContent).toBe("Was bei Knödel Haus vegan ist");
  await guest.press(/^Habe ich gegessen/, {}, dish(guest, "Serviettenknödel"));
  expect(guest.path).toMatch(/^\/de\/restaurants\/knoedel-haus\/dishes#dish-/);
  await guest.follow(/^Gericht hinzufügen/, guest.page.main);
  expect(guest.path).toBe(FORM);
  await guest.follow("Knödel Haus", guest.page.main);
  expect(guest.path).toBe(PAGE);

  // Details of a dish that has none yet, by its link.
  await visitor.open(FORM);
  await visitor.press("Gericht hinzufügen", { [NAME]: "Linseneintopf" });
  await visitor.follow(/^Ergänzen:/, dish(visitor, "Linseneintopf"));
  expect(visitor.path).toMatch(/^\/de\/restaurants\/knoedel-haus\/dishes\/add\?dish=/);
  await visitor.press("Gericht ergänzen", { "So, wie es serviert wird": true, Soja: true });
  expect(dish(visitor, "Linseneintopf").textContent).toContain("Soja");

  await guest.open(ALL);
  await guest.press(/^Gibt es nicht mehr/, {}, dish(guest, "Linseneintopf"));
  expect(guest.path).toMatch(/^\/de\/restaurants\/knoedel-haus\/dishes#dish-/);

  // What others have eaten stays.
  await visitor.open(FORM);
  await visitor.press(/^Löschen ?: Serviettenknödel/);
  expect(visitor.page.text).toContain("Andere haben dieses Gericht gegessen");
  await visitor.press(/^Löschen ?: Linseneintopf/);
  expect(visitor.path).toBe(FORM);
  expect(visitor.page.text).not.toContain("Löschen: Linseneintopf");
});

test("a suspended member reads in German why no dish is added", async ({ visitor, server }) => {
  const email = await signUp(visitor);
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason) select id, 'Werbung' from auth.users where email = '${email}'`,
  );
  await visitor.open("/de/restaurants/2/dishes/add");
  await visitor.press("Gericht hinzufügen", { [NAME]: "Werbesuppe" });
  expect(visitor.page.text).toContain("Dein Konto ist dauerhaft gesperrt: Werbung.");
  expect(visitor.field(NAME).value).toBe("Werbesuppe");
});

test("both screens are there in every language, and in English as they were", async ({
  visitor,
}) => {
  await signUp(visitor);
  const headings = {
    "": ["What is vegan at Maitake House", "Add a dish"],
    "/fr": ["Ce qui est végane ici\u00a0: Maitake House", "Ajouter un plat"],
    "/es": ["Qué es vegano en Maitake House", "Añadir un plato"],
    "/zh-hant": ["「Maitake House」有哪些純素餐點", "新增餐點"],
    "/he": ["מה טבעוני אצל Maitake House", "הוספת מנה"],
  };
  for (const [prefix, [list, form]] of Object.entries(headings)) {
    await visitor.open(`${prefix}/restaurants/2/dishes`);
    const heading = visitor.page.main.querySelector("h1")!;
    expect(heading.textContent).toBe(list);
    expect(heading.querySelector("bdi")?.textContent).toBe("Maitake House");
    await visitor.follow(new RegExp(`^${form}`), visitor.page.main);
    expect(visitor.path).toBe(`${prefix}/restaurants/2/dishes/add`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(form);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
});

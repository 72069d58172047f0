import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Lists in the language of the page that led to them (P2.13), by forms alone.
test.describe.configure({ timeout: 120_000 });

const ADD = "/de/restaurants/1/lists";

test("a member makes, orders, annotates, shares and deletes a list on German pages", async ({
  visitor,
  newVisitor,
}) => {
  await visitor.open(ADD);
  expect(visitor.path).toBe(`/de/auth?next=${encodeURIComponent(ADD)}`);
  await signUp(visitor, { name: "Ruth Okafor", next: ADD });
  await visitor.open("/de/restaurants/1");
  await visitor.follow("Zur Liste hinzufügen");
  expect(visitor.path).toBe(ADD);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  await visitor.press("Liste anlegen", { Name: "  " });
  expect(visitor.path).toBe(ADD);
  expect(visitor.description("Name")).toContain("Bitte gib der Liste einen Namen.");
  await visitor.press("Liste anlegen", { Name: "Lissabon im Mai" });
  expect(visitor.path).toMatch(/^\/de\/lists\/[\da-f-]{36}$/);
  const { path } = visitor;
  visitor.main.getByRole("heading", { name: "Lissabon im Mai" });
  expect(visitor.page.text).toContain("1 Restaurant in New York");

  const file = visitor.main.getByRole("link", { name: "CSV" }).getAttribute("href")!;
  expect((await visitor.fetch(file)).html).toContain("Nummer,Name,");

  await visitor.open("/de/restaurants/8/lists");
  await visitor.press(/^Hinzufügen ?: Lissabon im Mai$/);
  expect(visitor.path).toBe(`${path}#place-8`);
  await visitor.press("Crumb & Canopy nach oben verschieben");
  expect(visitor.path).toBe(`${path}#place-8`);
  const names = () =>
    [...visitor.page.main.querySelectorAll("h3")].map(({ textContent }) => textContent);
  expect(names()).toEqual(["Crumb & Canopy", "Radish & Rye"]);
  const place = () => visitor.page.main.querySelector<HTMLElement>("#place-1")!;
  await visitor.press("Speichern", { Position: "201" }, place());
  expect(visitor.description("Position", place())).toContain("von 1 bis 200");
  await visitor.press(
    "Speichern",
    { Position: "2", Tag: "2027-05-02", "Private Notiz": "Ohne Zwiebeln" },
    place(),
  );
  expect(visitor.path).toBe(`${path}#place-1`);
  expect(place().textContent).toContain("2. Mai 2027");
  await visitor.open(ADD);
  visitor.main.getByRole("link", { name: "In dieser Liste" });

  await visitor.open(path);
  await visitor.press("Diese Liste teilen");
  expect(visitor.path).toBe(path);
  const link = visitor.main.getByRole("link", { name: "Link zu dieser Liste" });
  const address = new URL(link.getAttribute("href")!, visitor.origin).pathname;
  expect(address).toMatch(/^\/de\/lists\/shared\/[\da-f]{32}$/);
  const reader = newVisitor();
  const shared = await reader.open(address);
  expect(shared.headers["cache-control"]).toMatch(/private.*no-store/);
  expect(shared.text).toContain("Eine Liste von Ruth Okafor. 2 Restaurants in New York.");
  expect(shared.text).toContain("2. Mai 2027");
  expect(shared.html).not.toContain("Ohne Zwiebeln");
  expect(shared.document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(
    /noindex/,
  );
  const inHebrew = await reader.open(address.replace("/de/", "/he/"));
  expect(inHebrew.document.documentElement.dir).toBe("rtl");
  expect(inHebrew.text).toContain("רשימה של Ruth Okafor.");
  expect(inHebrew.text).toContain("שתי מסעדות");
  expect(inHebrew.text).toContain("ניו יורק");
  await reader.follow("Radish & Rye", inHebrew.main);
  expect(reader.path).toBe("/he/restaurants/1");

  await visitor.press("Namen speichern", { "Name der Liste": "Porto" });
  expect(visitor.path).toBe(path);
  await visitor.follow("Deine Listen");
  expect(visitor.path).toBe("/de/lists");
  expect(visitor.page.text).toContain("2 Lokale");
  expect(visitor.page.text).toContain("Geteilt");
  await visitor.follow(/Porto/);
  await visitor.press("Endgültig löschen");
  expect(visitor.path).toBe("/de/lists");
  expect(visitor.page.text).not.toContain("Porto");
  expect((await reader.open(address)).status).toBe(404);
});

test("the lists are there in every language, and in English as they were", async ({ visitor }) => {
  await signUp(visitor);
  const titles = {
    "": "Your lists",
    "/fr": "Vos listes",
    "/es": "Tus listas",
    "/zh-hant": "你的清單",
    "/he": "הרשימות שלכם",
  };
  for (const [prefix, title] of Object.entries(titles)) {
    const page = await visitor.open(`${prefix}/lists`);
    expect(page.main.querySelector("h1")?.textContent).toBe(title);
    expect(page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
    await visitor.follow(page.main.querySelector("li a")!.textContent!, page.main);
    expect(visitor.path).toBe(`${prefix}/favorites`);
  }
});

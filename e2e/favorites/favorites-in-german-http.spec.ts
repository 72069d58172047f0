import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Favorites in the language of the page that they were saved on (P2.13), by forms alone.
test.describe.configure({ timeout: 120_000 });

const LIST = "/de/favorites/list";

test("a member saves, notes, shares and removes on German pages", async ({
  visitor,
  newVisitor,
}) => {
  await visitor.open("/de/restaurants/1");
  await visitor.press("Als Favorit merken");
  expect(visitor.path).toBe(`/de/auth?next=${encodeURIComponent("/de/restaurants/1")}`);
  await visitor.open(LIST);
  expect(visitor.path).toBe(`/de/auth?next=${encodeURIComponent(LIST)}`);
  await signUp(visitor, { name: "Ruth Okafor", next: LIST });
  visitor.main.getByRole("heading", { name: "Noch nichts gemerkt" });
  await visitor.open("/de/restaurants/1");
  await visitor.press("Als Favorit merken");
  expect(visitor.path).toBe(LIST);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  visitor.main.getByRole("heading", { name: "Deine Favoriten" });
  expect(visitor.page.text).toContain("1 Restaurant in New York");
  visitor.main.getByRole("link", { name: "CSV" });

  await visitor.press("Notiz speichern", { "Private Notiz": "x".repeat(501) });
  expect(visitor.path).toBe(LIST);
  expect(visitor.description("Private Notiz")).toContain("Bitte schreib höchstens 500 Zeichen.");
  await visitor.press("Notiz speichern", { "Private Notiz": "Ohne Zwiebeln" });
  expect(visitor.path).toBe(LIST);
  expect(visitor.page.text).toContain("Ohne Zwiebeln");

  await visitor.press("Diese Liste teilen");
  expect(visitor.path).toBe(LIST);
  const link = visitor.main.getByRole("link", { name: "Link zu dieser Liste" });
  const address = new URL(link.getAttribute("href")!, visitor.origin).pathname;
  expect(address).toMatch(/^\/de\/favorites\/shared\/[\da-f]{32}$/);
  const reader = newVisitor();
  const shared = await reader.open(address);
  expect(shared.headers["cache-control"]).toMatch(/private.*no-store/);
  reader.main.getByRole("heading", { name: "Favoriten von Ruth Okafor" });
  expect(shared.text).not.toContain("Ohne Zwiebeln");
  expect(shared.document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(
    /noindex/,
  );
  const inHebrew = await reader.open(address.replace("/de/", "/he/"));
  expect(inHebrew.document.documentElement.dir).toBe("rtl");
  reader.main.getByRole("heading", { name: "המועדפים של Ruth Okafor" });
  reader.main.getByRole("region", { name: "ניו יורק" });
  await reader.follow("Radish & Rye");
  expect(reader.path).toBe("/he/restaurants/1");

  await visitor.open(LIST);
  await visitor.press("Nicht mehr teilen");
  expect(visitor.path).toBe(LIST);
  expect((await reader.open(address)).status).toBe(404);
  await visitor.press("Entfernen aus den Favoriten: Radish & Rye");
  expect(visitor.path).toBe(LIST);
  visitor.main.getByRole("heading", { name: "Noch nichts gemerkt" });
});

test("the cards of a language are in it, and the page is there in each", async ({ visitor }) => {
  const response = await visitor.fetch("/he/restaurants/summaries.json/1,none");
  expect(JSON.parse(response.html)).toMatchObject({
    restaurants: [{ id: "1", city: "ניו יורק" }],
    unlisted: ["none"],
  });
  const titles = {
    "": "Your favorites",
    "/de": "Deine Favoriten",
    "/fr": "Vos favoris",
    "/es": "Tus favoritos",
    "/zh-hant": "你的收藏",
    "/he": "המועדפים שלכם",
  };
  for (const [prefix, title] of Object.entries(titles)) {
    const page = await visitor.open(`${prefix}/favorites`);
    expect(page.main.querySelector("h1")?.textContent).toBe(title);
    expect(page.document.querySelector("meta[name=robots]")).not.toBeNull();
    await visitor.open(prefix || "/");
    expect(
      [...visitor.page.document.querySelectorAll("footer a")].map((each) =>
        each.getAttribute("href"),
      ),
    ).toContain(`${prefix}/favorites`);
  }
});

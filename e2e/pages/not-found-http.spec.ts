import { expect, test } from "@/e2e/support/http/http-test";

// What there is no page for, read without scripts (P2.6).
const PATHS = [
  "/no-such-page",
  "/restaurants/nowhere",
  "/restaurants/nowhere/review",
  "/restaurants/nowhere/dishes",
  "/restaurants/nowhere/dishes/add",
  "/restaurants/nowhere/photos",
  "/restaurants/nowhere/photos/add",
  "/restaurants/nowhere/tip",
  "/restaurants/by-city/nowhere",
  "/restaurants/by-country/nowhere",
  "/community/members/nobody",
  "/community/forum/nothing",
  "/community/forum/page/99",
  "/community/events/nothing",
  "/guides/recipes/nothing",
  "/listings/nothing",
  "/restaurants/%00",
];

for (const path of PATHS)
  test(`${path} is not found, and says so without scripts @core`, async ({ visitor }) => {
    const { status, html } = await visitor.open(path);
    expect(status).toBe(404);
    visitor.main.getByRole("heading", { level: 1, name: "Oops! Page not found" });
    visitor.main.getByRole("link", { name: "Return to Home" });
    expect(html).toContain("noindex");
  });

const IN_LANGUAGES = [
  ["de", "", "Hoppla! Seite nicht gefunden", "Zur Startseite", "Datenschutz"],
  ["he", "rtl", "אופס! הדף לא נמצא", "חזרה לדף הבית", "מדיניות פרטיות"],
] as const;

for (const [language, dir, title, home, privacy] of IN_LANGUAGES)
  test(`below /${language} all of the page is in its language`, async ({ visitor }) => {
    for (const path of PATHS) {
      const { status, main, document, html } = await visitor.open(`/${language}${path}`);
      expect([path, status]).toEqual([path, 404]);
      const { lang, dir: direction } = document.documentElement;
      expect([path, lang, direction]).toEqual([path, language, dir]);
      expect([path, main.querySelector("h1")?.textContent]).toEqual([path, title]);
      expect(main.querySelector("a")?.getAttribute("href")).toBe(`/${language}`);
      expect(main.querySelector("a")?.textContent).toBe(home);
      expect(document.querySelector("footer")?.textContent).toContain(privacy);
      expect(html).toContain("noindex");
    }
  });

test("a prefetch of what there is no page for is not found, and not cached @core", async ({
  request,
}) => {
  for (const path of ["/no-such-page", "/de/no-such-page", "/he/no-such-page"]) {
    const headers = {
      rsc: "1",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/_tree",
    };
    const response = await request.get(path, { headers });
    expect([path, response.status()]).toEqual([path, 404]);
    expect([path, response.headers()["cache-control"]]).toEqual([path, "private, no-store"]);
  }
});

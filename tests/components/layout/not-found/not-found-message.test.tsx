import { render, screen } from "@testing-library/react";
import { NotFoundMessage } from "@/components/layout/not-found/not-found-message";

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

const showAt = (path: string) => {
  history.replaceState(null, "", path);
  render(<NotFoundMessage>Until then</NotFoundMessage>);
};

test.each([
  ["/restaurants/unknown", "Restaurant not found"],
  ["/restaurants/unknown/menu", "Oops! Page not found"],
  ["/nl/nope", "Oops! Page not found"],
])("of %s it says %s", async (path, title) => {
  showAt(path);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test.each([
  ["de", "/restaurants/unknown", "Restaurant nicht gefunden", "Zur Startseite"],
  ["de", "/nope", "Hoppla! Seite nicht gefunden", "Zur Startseite"],
  ["fr", "/nope", "Oups\u202f! Page introuvable", "Retour à l’accueil"],
  ["es", "/restaurants/unknown", "No encontramos el restaurante", "Volver al inicio"],
  ["zh-hant", "/nope", "哎呀！找不到頁面", "返回首頁"],
  ["he", "/nope", "אופס! הדף לא נמצא", "חזרה לדף הבית"],
] as const)("of /%s%s it says so in the language: %s", async (language, path, title, home) => {
  showAt(`/${language}${path}`);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", `/${language}`);
});

test("until its message is loaded it says what the page has", () => {
  showAt("/de/restaurants/unknown");
  expect(screen.getByText("Until then")).toBeVisible();
});

test("of a restaurant it also leads to near me, and logs what was tried", async () => {
  showAt("/de/restaurants/unknown");
  const link = await screen.findByRole("link", { name: "Restaurants in deiner Nähe" });
  expect(link).toHaveAttribute("href", "/de/restaurants/near-me");
  expect(console.error).toHaveBeenCalledWith("404: no page at", "/de/restaurants/unknown");
  expect(screen.queryByText("Until then")).toBeNull();
});

import { render, screen } from "@testing-library/react";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { TextsContext } from "@/lib/languages/texts-context";

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

test.each([
  ["/restaurants/unknown", "Restaurant not found"],
  ["/de/restaurants/unknown", "Restaurant not found"],
  ["/restaurants/unknown/menu", "Oops! Page not found"],
  ["/de/nope", "Oops! Page not found"],
])("of %s it says %s", (path, title) => {
  history.replaceState(null, "", path);
  render(<NotFoundMessage />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test("inside a German page it leads home in German", () => {
  history.replaceState(null, "", "/de/restaurants/unknown");
  render(
    <TextsContext value={{ language: "de", inEnglish: "(auf Englisch)", subjects: {} }}>
      <NotFoundMessage />
    </TextsContext>,
  );
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/de");
});

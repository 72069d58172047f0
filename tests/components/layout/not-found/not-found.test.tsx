import { render, screen } from "@testing-library/react";
import NotFound from "@/app/not-found";
import type { Language } from "@/lib/languages/languages";

const mockPage: { language: Language } = { language: "en" };
jest.mock("@/lib/languages/use-texts-on-server", () => ({
  useTexts: (subject: "missing") =>
    jest.requireActual("@/lib/languages/texts-in").textsIn(mockPage.language, subject),
}));
jest.mock("@/components/layout/not-found/message-at", () => {
  throw new Error("There is no connection.");
});

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

test.each([
  ["en", "Oops! Page not found", "Return to Home", "/"],
  ["he", "אופס! הדף לא נמצא", "חזרה לדף הבית", "/he"],
] as const)(
  "inside a page in %s it says in its language that there is none: %s",
  (language, title, home, href) => {
    mockPage.language = language;
    render(<NotFound />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", href);
  },
);

import { render } from "@testing-library/react";
import { SaveWithoutScripts } from "@/components/restaurants/favorites/save-without-scripts";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { sentLanguage } from "@/lib/languages/sent-language";
import { translator } from "@/lib/languages/translator";

const mockPage: { language: Language } = { language: "en" };
jest.mock("#texts", () => ({
  useTexts: (_subject: string, english: Record<string, unknown>) =>
    translator(mockPage.language, english),
}));

test.each([
  ["en", "/restaurants/1"],
  ["he", "/he/restaurants/1"],
] as const)("the form says which page it is on: %s", (language, page) => {
  mockPage.language = language;
  const { container } = render(<SaveWithoutScripts restaurantId="1" />);
  const data = new FormData(container.querySelector("form")!);
  expect(data.get("restaurantId")).toBe("1");
  expect(pathIn(sentLanguage(data), "/restaurants/1")).toBe(page);
});

test("of a language that the site does not have, and of none, the page is English", () => {
  const data = new FormData();
  expect(sentLanguage(data)).toBe("en");
  data.set("language", "xx");
  expect(sentLanguage(data)).toBe("en");
});

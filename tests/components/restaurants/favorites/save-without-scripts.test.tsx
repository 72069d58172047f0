import { render } from "@testing-library/react";
import { SaveWithoutScripts } from "@/components/restaurants/favorites/save-without-scripts";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";
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
  expect(pathIn(returnLanguage(data.get("language")), "/restaurants/1")).toBe(page);
});

import { render, screen } from "@testing-library/react";
import NotFound from "@/app/not-found";
import type { Language } from "@/lib/languages/languages";

const mockPage: { language: Language } = { language: "en" };
jest.mock("@/lib/languages/use-texts-on-server", () => ({
  renderedLanguage: () => mockPage.language,
}));
jest.mock("@/components/layout/not-found/not-found-message", () => ({
  NotFoundMessage: () => null,
}));

test("the English screen says inside a page in another language that it is English", () => {
  mockPage.language = "he";
  render(<NotFound />);
  expect(screen.getByRole("main")).toHaveAttribute("lang", "en");
  expect(screen.getByRole("main")).toHaveAttribute("dir", "ltr");
});

test("inside an English page it says nothing of its language", () => {
  mockPage.language = "en";
  render(<NotFound />);
  expect(screen.getByRole("main")).not.toHaveAttribute("lang");
  expect(screen.getByRole("main")).not.toHaveAttribute("dir");
});

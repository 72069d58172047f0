import { render, screen } from "@testing-library/react";
import type * as Links from "@/components/layout/language-links";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));

async function linksWith(setting: string) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_LANGUAGES = setting;
  try {
    return (await import("@/components/layout/language-links")) as typeof Links;
  } finally {
    delete process.env.NEXT_PUBLIC_LANGUAGES;
  }
}

test("the offered languages are links, each to the same page", async () => {
  const { LanguageLinks } = await linksWith("de");
  render(<LanguageLinks label="Languages" className="" />);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["English", "/"],
    ["Deutsch", "/de"],
  ]);
});

test("a site in English alone lists no languages", async () => {
  const { LanguageLinks } = await linksWith("en");
  const { container } = render(<LanguageLinks label="Languages" className="" />);
  expect(container).toBeEmptyDOMElement();
});

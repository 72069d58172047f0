import { fireEvent, render, screen } from "@testing-library/react";
import type * as Links from "@/components/layout/language-links";
import { LanguageOfferLine } from "@/components/layout/language-offer-line";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));
beforeEach(() => {
  path = "/";
});

const VIEW = "?country=Germany#around=Berlin@52.52,13.41&sort=rating";

/** As the browser's address is, without following the link. */
function press(name: string) {
  window.history.replaceState(null, "", `${path}${VIEW}`);
  const link = screen.getByRole("link", { name });
  link.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  return link.getAttribute("href");
}

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

test.each([
  ["/restaurants/near-me", "Deutsch", `/de/restaurants/near-me${VIEW}`],
  ["/de/restaurants/by-city/berlin", "English", `/restaurants/by-city/berlin${VIEW}`],
  ["/legal/terms", "Deutsch", "/de"],
])("on %s, %s leads to what the page shows now", async (page, name, href) => {
  path = page;
  const { LanguageLinks } = await linksWith("de");
  render(<LanguageLinks label="Languages" className="" />);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href.replace(VIEW, ""));
  expect(press(name)).toBe(href);
});

test("the offer of a language leads to what the page shows now", () => {
  path = "/restaurants/near-me";
  render(<LanguageOfferLine language="de" path={path} onClose={() => undefined} />);
  expect(press("Diese Seite auf Deutsch")).toBe(`/de/restaurants/near-me${VIEW}`);
});

import { render, screen, within } from "@testing-library/react";
import { AccessibilityStatement } from "@/components/about/accessibility-statement";
import { CookiePolicy } from "@/components/about/cookie-policy";
import { PrivacyPolicy } from "@/components/about/privacy-policy";
import { TermsOfService } from "@/components/about/terms-of-service";
import { legalFacts } from "@/lib/about/legal";

const facts = legalFacts({
  supabaseUrl: "https://abcdefgh.supabase.co",
  googleMapsKey: undefined,
  mapStyleUrl: "https://tiles.openfreemap.org/styles/positron",
});

test.each([
  ["Privacy Policy", <PrivacyPolicy key="privacy" facts={facts} isKept={false} />],
  ["Terms of Service", <TermsOfService key="terms" />],
  ["Cookie Policy", <CookiePolicy key="cookies" facts={facts} isKept={false} />],
  ["Accessibility", <AccessibilityStatement key="accessibility" />],
])("%s: the contents lead to every section, and its tab is the current one", (title, page) => {
  render(page);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(title);
  const contents = screen.getAllByRole("navigation", { name: "On this page" });
  const links = within(contents[0]!).getAllByRole("link");
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const section = document.querySelector(link.getAttribute("href")!);
    expect(section?.querySelector("h2")).toHaveTextContent(link.textContent);
  }
});

test("the privacy policy says who keeps the accounts and where street maps come from", () => {
  render(<PrivacyPolicy facts={facts} isKept={false} />);
  expect(screen.getByText(/Kept by Supabase, at abcdefgh\.supabase\.co/)).toBeVisible();
  expect(screen.getByText(/Street maps come from tiles\.openfreemap\.org/)).toBeVisible();
  expect(screen.getByText(/If you enter a Google Maps key, the service is Google\./)).toBeVisible();
});

test("the cookie policy names every cookie and every entry of browser storage", () => {
  render(<CookiePolicy facts={facts} isKept />);
  for (const name of [facts.authCookie, ...Object.values(facts.storageKeys)]) {
    expect(screen.getByText(name)).toBeVisible();
  }
});

test("the cookie policy does not speak of accounts' favorites where there are none", () => {
  render(<CookiePolicy facts={facts} isKept={false} />);
  expect(screen.queryByText(facts.storageKeys.favoritesAccount)).toBeNull();
});

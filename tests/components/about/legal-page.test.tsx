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
  ["Privacy Policy", <PrivacyPolicy key="kept privacy" facts={facts} isKept />],
  ["Terms of Service", <TermsOfService key="terms" isKept={false} />],
  ["Terms of Service", <TermsOfService key="kept terms" isKept />],
  ["Cookie Policy", <CookiePolicy key="cookies" facts={facts} isKept={false} />],
  ["Accessibility", <AccessibilityStatement key="accessibility" isOpen={false} />],
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

test("the privacy policy names the count of views, where there is one", () => {
  const { rerender } = render(<PrivacyPolicy facts={facts} isKept />);
  expect(screen.getByText(/tells our server once that it was opened/)).toHaveTextContent(
    "by a request without cookies",
  );
  expect(screen.queryByText(/no analytics/)).toBeNull();
  rerender(<PrivacyPolicy facts={facts} isKept={false} />);
  expect(screen.queryByText(/that it was opened/)).toBeNull();
  expect(screen.getByText(/no analytics and no trackers/)).toBeVisible();
});

test("the privacy policy says what a geocoder gets, where there is one", () => {
  const { rerender } = render(<PrivacyPolicy facts={facts} isKept />);
  expect(screen.queryByText(/sent on by our server/)).toBeNull();
  expect(screen.getByText(/is sent to our server while you type/)).toBeVisible();
  rerender(<PrivacyPolicy facts={facts} isKept geocoderHost="photon.example" />);
  expect(screen.getByText(/sent on by our server to photon\.example/)).toHaveTextContent(
    "neither your IP address nor anything else about you",
  );
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

test("where members write, the terms say what may be published, who decides and whose the texts are", () => {
  render(<TermsOfService isKept />);
  expect(screen.queryByText(/not open yet/i)).toBeNull();
  expect(screen.getByText(/No insults, threats or hatred/)).toBeVisible();
  expect(screen.getByText(/A person looks at it again/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Database License" })).toBeVisible();
  expect(screen.getByText(/Your reviews, photos, posts and replies stay yours/)).toBeVisible();
});

test("without a database, the terms say that everything is a sample and nothing is sent", () => {
  render(<TermsOfService isKept={false} />);
  expect(screen.getByRole("heading", { name: "What is not open yet" })).toBeVisible();
  expect(screen.queryByText(/Open Database License/)).toBeNull();
});

test("where members write, the privacy policy names what is public and leads to their own data", () => {
  render(<PrivacyPolicy facts={facts} isKept />);
  expect(screen.getByText(/members who joined the same event see your name/)).toBeVisible();
  expect(screen.getByText(/which tiles were fetched/)).toBeVisible();
  expect(screen.getByText(/“Download my data” and “Delete my account”/)).toBeVisible();
});

test("a visitor who meets a barrier is led to the contact form where messages are kept", () => {
  render(<AccessibilityStatement isOpen />);
  expect(screen.queryByText(/not open yet/)).toBeNull();
  expect(screen.getByRole("link", { name: "write to us" })).toBeVisible();
});

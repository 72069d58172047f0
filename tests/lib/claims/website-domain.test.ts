/** @jest-environment node */
import { claimDomain, isAtWebsite } from "@/lib/claims/website-domain";

describe("claimDomain", () => {
  it.each([
    ["https://www.kopps-berlin.de/en", "kopps-berlin.de"],
    ["http://Kopps-Berlin.de", "kopps-berlin.de"],
    ["kopps-berlin.de", "kopps-berlin.de"],
    ["https://berlin.kopps.de", "berlin.kopps.de"],
    ["https://www.facebook.com/kopps", undefined],
    ["https://web.de", undefined],
    ["http://localhost", undefined],
    ["not a website at all", undefined],
    [undefined, undefined],
  ])("of %s is %s", (website, domain) => {
    expect(claimDomain(website)).toBe(domain);
  });
});

it.each([
  "163.com",
  "yandex.ru",
  "bluewin.ch",
  "hey.com",
  "docomo.ne.jp",
  "mailbox.org",
  "tuta.com",
])("%s is everyone's", (provider) => {
  expect(claimDomain(`https://www.${provider}`)).toBeUndefined();
});

describe("isAtWebsite", () => {
  const website = "https://www.kopps-berlin.de/";

  it.each([
    ["info@kopps-berlin.de", true],
    ["Info@KOPPS-Berlin.de", true],
    ["info@evil-kopps-berlin.de", false],
    ["info@sub.kopps-berlin.de", false],
    ["info@kopps-berlin.de.evil.example", false],
    ["kopps-berlin.de@evil.example", false],
    ["a@kopps-berlin.de@evil.example", false],
  ])("takes %s: %s", (email, expected) => {
    expect(isAtWebsite(email, website)).toBe(expected);
  });

  it("does not take the domain above a host, which may be a provider's", () => {
    expect(isAtWebsite("me@wordpress.com", "https://kopps.wordpress.com")).toBe(false);
    expect(isAtWebsite("me@google.com", "https://sites.google.com/kopps")).toBe(false);
  });
});

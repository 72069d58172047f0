/** @jest-environment node */
import { socialLinksOf } from "@/lib/social-links";

test.each([
  ["https://www.instagram.com/leaf", "Instagram", "Instagram"],
  ["https://m.facebook.com/leaf", "Facebook", "Facebook"],
  ["https://twitter.com/leaf", "X", "X"],
  ["https://x.com/leaf", "X", "X"],
  ["https://youtube.com/@leaf", "YouTube", "YouTube"],
  ["https://mastodon.example/@leaf", undefined, "mastodon.example"],
  ["https://notx.com/leaf", undefined, "notx.com"],
])("%s is %s", (href, network, label) => {
  expect(socialLinksOf(href)).toEqual([{ href, network, label }]);
});

test("several addresses are separated by spaces", () => {
  const links = socialLinksOf("  https://x.com/leaf   https://mastodon.example/@leaf ");
  expect(links.map(({ label }) => label)).toEqual(["X", "mastodon.example"]);
});

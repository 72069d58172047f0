/** @jest-environment node */
import { isTooLarge } from "@/lib/server/body-limits";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

const post = (url: string, bytes: number) =>
  isTooLarge({ method: "POST", url, headers: { "content-length": String(bytes) } });

it.each([
  ["/about/contact", 1_000_001],
  ["/listings/aBc", MAX_FORM_BYTES],
  ["/restaurants/1", MAX_FORM_BYTES],
  ["/restaurants/1/reviews", 1_000_001],
  ["/restaurants/1/owner/reply/2", 1_000_001],
  ["/about/contact?/restaurants/1/review", 1_000_001],
  ["/restaurants/1/review", MAX_FORM_BYTES + 1],
])("a form for %s of %i bytes is not read", (url, bytes) => {
  expect(post(url, bytes)).toBe(true);
});

it.each([
  ["/about/contact", 999_999],
  ["/restaurants/1/review", MAX_FORM_BYTES],
  ["/restaurants/1/review?saved=1", MAX_FORM_BYTES],
  ["/restaurants/osm-1/owner", 11_000_000],
  ["/restaurants/add-listing", MAX_FORM_BYTES],
  ["/listings/aBc/again", MAX_FORM_BYTES],
  ["/desk/venues/kopps-berlin", 11_000_000],
])("one for %s of %i bytes is", (url, bytes) => {
  expect(post(url, bytes)).toBe(false);
});

it("one that does not say how long it is is not read; no browser sends it", () => {
  const headers = { "transfer-encoding": "chunked" };
  expect(isTooLarge({ method: "POST", url: "/about/contact", headers })).toBe(true);
});

it("leaves everything else alone", () => {
  expect(isTooLarge({ method: "GET", url: "/", headers: {} })).toBe(false);
  expect(isTooLarge({ method: "POST", url: "/about/contact", headers: {} })).toBe(false);
  expect(post("/auth/v1/token", 2_000_000)).toBe(false);
});

/** @jest-environment node */
import { bodyBytes, isTooLarge } from "@/lib/http/body-limits";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

const post = (url: string, bytes: number) =>
  isTooLarge({ method: "POST", url, headers: { "content-length": String(bytes) } });

it.each([
  ["/about/contact", 1_000_001],
  ["/listings/aBc", MAX_FORM_BYTES],
  ["/restaurants/1", MAX_FORM_BYTES],
  ["/restaurants/1/reviews", 1_000_001],
  ["/restaurants/1/photos", 1_000_001],
  ["/restaurants/1/photos/add", 1_000_001],
  ["/restaurants/1/owner/reply/2", 1_000_001],
  ["/about/contact?/restaurants/1/review", 1_000_001],
  ["/about/contact#/restaurants/1/review", 1_000_001],
  ["/auth/join", 1_000_001],
  ["/auth/second-step", 1_000_001],
  ["/auth/confirm", 1_000_001],
  ["/api/health", 1_000_001],
  ["/api/anything", 1_000_001],
  ["/auth/v1/../join", 1_000_001],
  ["/auth/v1/%2e%2e/join", 1_000_001],
  ["/auth//v1/token", 1_000_001],
  ["//restaurants/add-listing", 1_000_001],
  ["/x/../restaurants/add-listing", 1_000_001],
  ["/restaurants/add-listing/", 1_000_001],
  ["/restaurants/%61dd-listing", 1_000_001],
  ["/restaurants/..\\..\\auth/review", 1_000_001],
  ["/restaurants/1/review", MAX_FORM_BYTES + 1],
])("a form for %s of %i bytes is not read", (url, bytes) => {
  expect(post(url, bytes)).toBe(true);
});

it.each([
  ["/about/contact", 999_999],
  ["/restaurants/1/review", MAX_FORM_BYTES],
  ["/de/restaurants/1/review", MAX_FORM_BYTES],
  ["/restaurants/1/review?saved=1", MAX_FORM_BYTES],
  ["/restaurants/osm-1/owner", 11_000_000],
  ["/zh-hant/restaurants/osm-1/owner", 11_000_000],
  ["/restaurants/1/photos/upload", MAX_FORM_BYTES],
  ["/restaurants/add-listing", MAX_FORM_BYTES],
  ["/he/restaurants/add-listing", MAX_FORM_BYTES],
  ["/zh-hant/listings/aBc/again", MAX_FORM_BYTES],
  ["/listings/aBc/again", MAX_FORM_BYTES],
  ["/desk/venues/kopps-berlin", 11_000_000],
])("one for %s of %i bytes is", (url, bytes) => {
  expect(post(url, bytes)).toBe(false);
});

it.each(["POST", "PUT", "PATCH", "DELETE", "GET"])(
  "%s: one that does not say how long it is is not read; no browser sends it",
  (method) => {
    const headers = { "transfer-encoding": "chunked" };
    const urls = ["/about/contact", "/auth/join", "/api/health", "/restaurants/1/review"];
    for (const url of urls) expect(isTooLarge({ method, url, headers })).toBe(true);
  },
);

it("leaves requests without a body alone, and routes that read no more than they need", () => {
  expect(isTooLarge({ method: "GET", url: "/", headers: {} })).toBe(false);
  expect(isTooLarge({ method: "POST", url: "/about/contact", headers: {} })).toBe(false);
  for (const url of ["/auth/v1/token", "/api/unsubscribe?token=a"]) {
    expect(post(url, 2_000_000)).toBe(false);
    const headers = { "transfer-encoding": "chunked" };
    expect(isTooLarge({ method: "POST", url, headers })).toBe(false);
    expect(bodyBytes({ method: "POST", url, headers })).toBe(64 * 1024);
  }
});

it("a length that is no number counts as any length", () => {
  expect(bodyBytes({ url: "/", headers: { "content-length": "many" } })).toBe(Infinity);
});

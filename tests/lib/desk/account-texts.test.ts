/** @jest-environment node */
import { activityHref, maskedAddress, statusText } from "@/lib/desk/accounts/account-texts";

test.each([
  ["noor@example.org", "n…@example.org"],
  ["n@example.org", "n…@example.org"],
  ["odd@name@example.org", "o…@example.org"],
])("%s is shown as %s", (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});

// P14.91.
test.each([
  ["reviews", "3", "published", "/restaurants/3#review-a"],
  ["reviews", "3", "waiting", "/desk/reviews/a"],
  ["photos", "3", "removed", "/desk/venues/3"],
  ["topics", null, "published", "/community/forum/a"],
  ["topics", null, "waiting", undefined],
  ["posts", "rye", "published", "/desk/posts/a"],
  ["listings", null, "review", "/desk/listings/a"],
  ["replies", "3", "published", "/restaurants/3#review-a"],
  ["replies", "3", "removed", undefined],
  ["claims", null, "open", "/desk/claims/a"],
  ["corrections", null, "open", "/desk/corrections/a"],
  ["messages", null, "open", "/desk/messages/a"],
  ["reports", null, "upheld", "/desk/reports/a"],
] as const)("%s of %s that are %s are read at %s", (kind, parent, status, href) => {
  expect(activityHref(kind, { id: "a", parent, status })).toBe(href);
});

test("what is published says nothing more", () => {
  expect(["published", "waiting", "refused"].map(statusText)).toEqual([
    undefined,
    "waits",
    "rejected",
  ]);
});

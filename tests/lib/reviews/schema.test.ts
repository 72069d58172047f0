/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/review.json";
import { reviewSchema } from "@/lib/reviews/schema";

const schema = reviewSchema(
  { earliest: "2021-11-23", latest: "2026-11-23" },
  translator("en", english),
);

const GOOD = {
  restaurantId: "kopps-berlin",
  rating: "4",
  title: "The mapo tofu",
  content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
  visitDate: "2026-11-15",
};

function errorsOf(change: Record<string, unknown>) {
  const parsed = schema.safeParse({ ...GOOD, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it("takes a review as its form sends it", () => {
  expect(schema.parse({ ...GOOD, title: "  The mapo tofu " })).toEqual({ ...GOOD, rating: 4 });
});

it.each([
  ["rating", undefined, "Please choose one to five stars."],
  ["rating", "0", "Please choose one to five stars."],
  ["rating", "6", "Please choose one to five stars."],
  ["rating", "4.5", "Please choose one to five stars."],
  ["title", " ab ", "Please write a title of at least 3 characters."],
  ["title", "a".repeat(101), "Please write a title of at most 100 characters."],
  ["content", "a".repeat(29), "Please write at least 30 characters."],
  ["content", "a".repeat(3_001), "Please write at most 3,000 characters."],
  ["visitDate", "", "Please say when you were there."],
  ["visitDate", "yesterday", "Please say when you were there."],
  ["visitDate", "2026-02-30", "Please say when you were there."],
  ["visitDate", "2026-11-24", "This day is in the future. When were you there?"],
  ["visitDate", "2021-11-22", "Please review visits from the last 5 years."],
  ["restaurantId", "../etc", expect.any(String)],
])("says what is wrong with %s %j", (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
});

it.each([
  ["title", "abc"],
  ["title", "a".repeat(100)],
  ["content", "a".repeat(30)],
  ["content", "a".repeat(3_000)],
  ["visitDate", "2026-11-23"],
  ["visitDate", "2021-11-23"],
])("takes %s at its limit", (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({});
});

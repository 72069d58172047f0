import type { HttpVisitor } from "@/e2e/support/http/http-visitor";

/** Publishes a member's review of a restaurant by its form. */
export async function writeReview(visitor: HttpVisitor, restaurantId: string, text: string) {
  await visitor.open(`/restaurants/${restaurantId}/review`);
  await visitor.press("Publish review", {
    "4 stars": true,
    Title: "A visit",
    "Your review": text,
    "Date of your visit": "2026-10-03",
  });
}

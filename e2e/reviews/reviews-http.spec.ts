import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";

// Reviews (P14.21 to P14.23), by forms alone.
const TEXT = "Proper numbing heat, silky tofu, and rice that tastes of something.";

const card = (visitor: HttpVisitor, title: string) =>
  visitor.main.getAllByRole("article").find(({ textContent }) => textContent!.includes(title))!;

const firstCard = (visitor: HttpVisitor) => visitor.main.getAllByRole("article")[0]!;

/** The words of the button in a card, with the number of votes. */
const votes = (scope: HTMLElement) =>
  [...scope.querySelectorAll("button")]
    .map(({ textContent }) => textContent!)
    .find((text) => text.startsWith("Helpful"));

test("a member writes a review and finds others helpful, but not the own one", async ({
  visitor,
}) => {
  await signUp(visitor);
  await visitor.open("/restaurants/6/review");
  await visitor.press("Publish review");
  expect(visitor.page.text).toContain("Please choose one to five stars.");
  await visitor.press("Publish review", {
    "4 stars": true,
    Title: "Written by a form alone",
    "Your review": TEXT,
    "Date of your visit": "2026-10-03",
  });
  expect(visitor.path).toMatch(/^\/restaurants\/6#review-/);
  expect(card(visitor, "Written by a form alone").textContent).toContain(TEXT);

  for (const path of ["/restaurants/1", "/restaurants/1/reviews"]) {
    await visitor.open(path);
    const before = votes(firstCard(visitor));
    expect(before).toMatch(/\(\d+\)/);
    await visitor.press(/^Helpful/, {}, firstCard(visitor));
    expect(visitor.path).toMatch(new RegExp(`^${path}#review-`));
    expect(votes(firstCard(visitor))).toMatch(/\(\d+\)/);
    expect(votes(firstCard(visitor))).not.toBe(before);
  }

  await visitor.open("/restaurants/6");
  await visitor.press(/^Helpful/, {}, card(visitor, "Written by a form alone"));
  visitor.main.getByText(/^Your vote was not counted/);
});

test("without an account the review form leads to the sign-in", async ({ visitor }) => {
  await visitor.open("/restaurants/1/review");
  expect(visitor.path).toBe("/auth?next=%2Frestaurants%2F1%2Freview");
});

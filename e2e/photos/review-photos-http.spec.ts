import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import type { ChosenFile } from "@/e2e/support/http/form-body";
import { takePhoto, TEXT_FILE } from "@/e2e/support/test-photo";

// Photos of reviews (P14.27 to P14.29), by the form alone.
test.describe.configure({ timeout: 180_000 });

const slot = (visitor: HttpVisitor, number: number) =>
  visitor.main.getByRole("group", { name: `Photo ${number}` });

const DESCRIPTION = "What is in the photo?";

function choose(visitor: HttpVisitor, number: number, file: ChosenFile) {
  visitor.choose(slot(visitor, number).querySelector("input[type=file]")!, file);
}

const card = (visitor: HttpVisitor) =>
  visitor.main
    .getAllByRole("article")
    .find(({ textContent }) => textContent!.includes("By a form alone"))!;

const pictures = (visitor: HttpVisitor) =>
  [...card(visitor).querySelectorAll("img")].map(({ alt }) => alt);

test("a review gets photos, and loses them", async ({ visitor }) => {
  await signUp(visitor);
  await visitor.open("/restaurants/6/review");
  choose(visitor, 4, TEXT_FILE);
  visitor.fill({ [DESCRIPTION]: "A green plate" }, slot(visitor, 4));
  await visitor.press("Publish review", {
    "4 stars": true,
    Title: "By a form alone",
    "Your review": "Proper numbing heat, silky tofu, and rice that tastes of something.",
    "Date of your visit": "2026-10-03",
  });
  expect(textOf(slot(visitor, 4))).toContain("This file is not a photo we can read.");
  expect(visitor.page.text).toContain("Please choose your photos again");
  expect(visitor.field(DESCRIPTION, slot(visitor, 4)).value).toBe("A green plate");
  expect(visitor.field("Title").value).toBe("By a form alone");
  choose(visitor, 4, await takePhoto("#3a5"));
  await visitor.press("Publish review");
  expect(visitor.path).toMatch(/^\/restaurants\/6#review-/);
  expect(pictures(visitor)).toContain("A green plate");

  await visitor.open("/restaurants/6/review");
  for (const number of [1, 2, 3, 4]) {
    choose(visitor, number, await takePhoto(`#${number}00`));
    visitor.fill({ [DESCRIPTION]: `Plate ${number}` }, slot(visitor, number));
  }
  await visitor.press("Publish review");
  expect(textOf(slot(visitor, 4))).toContain("A review has at most 4 photos.");
  await visitor.press("Publish review", { "Remove: A green plate": true });
  expect(card(visitor).textContent).toContain("Edited");
  expect(pictures(visitor)).not.toContain("A green plate");
});

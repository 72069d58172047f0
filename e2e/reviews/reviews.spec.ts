import type { Page } from "@playwright/test";
import { form, notice, signUpHere } from "@/e2e/support/auth-steps";
import { PASSWORD } from "@/e2e/support/servers/auth-server";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { becomeMember, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { expect, test } from "@/e2e/support/servers/database-server";

// Reviews where there is a database (P14.21 to P14.23); what the forms alone do is in reviews-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

const TEXT = "Proper numbing heat, silky tofu, and rice that tastes of something.";

async function writeReview(page: Page, title: string) {
  await page.getByRole("radio", { name: "4 stars", exact: true }).check({ force: true });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Your review", { exact: true }).fill(TEXT);
  await page.getByLabel("Date of your visit").fill("2026-10-03");
}

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test("from the button, signed out, to a review that everyone can read, change and deletion @core", async ({
  page,
  server,
}) => {
  await page.goto("/restaurants/3");
  await page.getByRole("link", { name: "Add Review" }).click();
  await expect(page).toHaveURL("/auth?next=%2Frestaurants%2F3%2Freview");
  await page.getByRole("link", { name: "Sign up" }).click();
  const email = `reviewer-${Date.now()}@example.com`;
  await form(page).fullName.fill("Noor Adeyemi");
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").click();
  await expect(page).toHaveURL("/restaurants/3/review");
  await expect(page.getByRole("heading", { name: "Write a review" })).toBeVisible();

  await writeReview(page, "First of its name");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page).toHaveURL(/\/restaurants\/3#review-/);
  await expect(notice(page, "Review published")).toBeVisible();
  await expect(card(page, "First of its name")).toContainText(TEXT);
  await expect(card(page, "First of its name")).toContainText("Noor Adeyemi");

  // A visitor on another device.
  const reader = new HttpVisitor(server.origin);
  await reader.open("/restaurants/3");
  const read = reader.main
    .getAllByRole("article")
    .find(({ textContent }) => textContent!.includes("First of its name"));
  expect(read!.textContent).toContain("Noor Adeyemi");
  expect(reader.page.html).not.toContain(email);

  await page.getByRole("link", { name: "Write a Review" }).click();
  await expect(page.getByRole("heading", { name: "Edit your review" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(page.getByLabel("Your review", { exact: true })).toHaveValue(TEXT);
  await page.getByLabel("Title").fill("Second thoughts");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(card(page, "Second thoughts")).toContainText("Edited");
  await expect(card(page, "First of its name")).toHaveCount(0);

  await page.goto("/restaurants/3/review");
  await page.getByText("Delete this review").click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/restaurants/3#reviews");
  await expect(card(page, "Second thoughts")).toHaveCount(0);
});

test("errors are shown next to their fields, and typed text survives a sign-in", async ({
  page,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  await page.goto("/restaurants/4/review");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByText("Please choose one to five stars.")).toBeVisible();
  await expect(page.getByText("Please write at least 30 characters.")).toBeVisible();
  await expect(page.getByText("Please say when you were there.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "1 star", exact: true })).toBeFocused();
  await expectNoBarriersInBothThemes(page);

  await writeReview(page, "Typed before");
  // The session ends elsewhere.
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Publish review" }).click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("You are signed out");
  await failure.getByRole("link", { name: "Sign in" }).click();
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign In").click();
  await expect(page).toHaveURL("/restaurants/4/review");
  await expect(page.getByLabel("Title")).toHaveValue("Typed before");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(card(page, "Typed before")).toBeVisible();
});

test("an unsent review is offered in another tab, with its words and without photos", async ({
  page,
  context,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto("/restaurants/7/review");
  await writeReview(page, "Typed and left");
  await page.close();
  const later = await context.newPage();
  await later.goto("/restaurants/7/review");
  const offer = later.getByText("You have an unsent review. Photos have to be chosen again.");
  await expect(offer).toBeVisible();
  await expect(later.getByLabel("Title")).toHaveValue("");
  await expectNoBarriersInBothThemes(later);
  await later.getByRole("button", { name: "Continue" }).click();
  await expect(later.getByLabel("Title")).toHaveValue("Typed and left");
  await expect(later.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(offer).toHaveCount(0);
  await later.getByRole("button", { name: "Publish review" }).click();
  await expect(card(later, "Typed and left")).toBeVisible();
  expect(await later.evaluate(() => Object.keys(localStorage))).not.toContain(
    "draft:/restaurants/7/review",
  );
});

test("Helpful counts once, is remembered, and can be undone", async ({ page }) => {
  await page.goto("/restaurants/1");
  const helpful = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Helpful/ });
  const text = (await helpful.textContent()) ?? "";
  const count = Number(/\((\d+)\)/.exec(text)?.[1]);
  await helpful.click();
  await expect(page).toHaveURL(/\/auth\?next=/);

  // The press counts after the sign-in.
  await signUpHere(page);
  await expect(page).toHaveURL(/\/restaurants\/1#review-/);
  await expect(notice(page, "Marked as helpful")).toBeVisible();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toContainText(`(${count + 1})`);
  await page.reload();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toContainText(`(${count + 1})`);
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await expect(helpful).toContainText(`(${count})`);
});

test("the reviews can be read in other orders, and the newest of all are on a page", async ({
  page,
  server,
}) => {
  const author = new HttpVisitor(server.origin);
  await signUp(author);
  await author.open("/restaurants/2/review");
  await author.press("Publish review", {
    "1 star": true,
    Title: "Closed when we came",
    "Your review": TEXT,
    "Date of your visit": "2026-10-03",
  });
  await page.goto("/restaurants/2");
  await expect(card(page, "Closed when we came")).toBeVisible();
  await expect(page.getByRole("list", { name: "Reviews by stars" })).toBeVisible();

  await page.getByRole("link", { name: "Lowest rated" }).click();
  await expect(page).toHaveURL("/restaurants/2/reviews?sort=lowest");
  await expect(page.getByRole("article").first()).toContainText("Closed when we came");
  await expectNoBarriers(page);
  await author.open("/restaurants/reviews");
  expect(author.main.getAllByRole("article")[0]!.textContent).toContain("Closed when we came");

  await page.goto("/de/restaurants/reviews");
  await expect(page.getByRole("heading", { level: 1, name: "Neueste Bewertungen" })).toBeVisible();
  const newest = page.getByRole("article").first();
  await expect(newest).toContainText("Closed when we came");
  await expect(newest.getByRole("button", { name: /^Hilfreich/ })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
});

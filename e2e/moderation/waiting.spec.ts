import type { Browser, Page } from "@playwright/test";
import { startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { newDeskAccount } from "@/e2e/support/desk-steps";

// What waits for a moderator before it is shown (P14.51 to P14.53).
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
});

const SAMPLE = "/community/forum/warsaw-in-may";
const OTHER_SAMPLE = "/community/forum/broth-without-dashi";
const LINKS = "https://a.example, https://b.example and https://c.example";
const WAITS = "A moderator will review it first.";

let visitors = 0;

/** Another member, on another device. */
async function newVisitor(browser: Browser, { origin }: AuthServer) {
  visitors += 1;
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { "X-Forwarded-For": `198.51.100.${100 + visitors}` },
  });
  return context.newPage();
}

async function writeReview(page: Page, restaurantId: string, text: string) {
  await page.goto(`/restaurants/${restaurantId}/review`);
  await page.getByRole("radio", { name: "4 stars", exact: true }).check({ force: true });
  await page.getByLabel("Title").fill("A visit");
  await page.getByLabel("Your review", { exact: true }).fill(text);
  await page.getByLabel("Date of your visit").fill("2026-10-03");
  await page.getByRole("button", { name: "Publish review" }).click();
}

test("a topic with many links waits, is the author's alone to see, and a moderator publishes it", async ({
  page,
  browser,
  server,
}) => {
  await newAccount(page);
  await page.goto("/community/forum/new");
  await page.getByLabel("Title").fill("Three places to see");
  await page.getByLabel("Message").fill(LINKS);
  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(notice(page, "Thank you.")).toContainText(WAITS);
  await expect(page).toHaveURL(/\/community\/forum\/three-places-to-see\/edit\//);
  await expect(page.getByRole("main")).toContainText(WAITS);
  await expectNoBarriersInBothThemes(page);
  await page.goto("/profile");
  await expect(page.getByText("Waiting for review")).toBeVisible();
  expect((await page.goto("/community/forum/three-places-to-see"))?.status()).toBe(404);

  const moderator = await newVisitor(browser, server);
  await newDeskAccount(moderator, server);
  await moderator.goto("/desk/posts");
  await moderator.getByRole("link", { name: "Three places to see" }).click();
  await expect(moderator.getByText("A new topic")).toBeVisible();
  await expectNoBarriersInBothThemes(moderator);
  await moderator.getByRole("main").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(notice(moderator, "Post published")).toBeVisible();
  await moderator.context().close();

  await page.goto("/community/forum");
  await page.getByRole("link", { name: "Three places to see" }).click();
  await expect(page.getByRole("link", { name: "https://a.example" })).toBeVisible();
});

test("a reply repeated in another topic waits below it, where its author alone sees it, and can be removed", async ({
  page,
  browser,
  server,
}) => {
  await newAccount(page);
  const send = async (topic: string) => {
    await page.goto(topic);
    await page.getByLabel("Your reply").fill("Come to my place, it is the best.");
    await page.getByRole("button", { name: "Post reply" }).click();
  };
  await send(OTHER_SAMPLE);
  await expect(notice(page, "Reply posted")).toBeVisible();
  await send(SAMPLE);
  await expect(notice(page, "Thank you.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${SAMPLE}/edit/`));
  await page.goto(SAMPLE);
  const waiting = page.getByRole("article", { name: "Your post, waiting for review" });
  await expect(waiting).toContainText("Waiting for review");
  await expectNoBarriersInBothThemes(page);

  const moderator = await newVisitor(browser, server);
  await newDeskAccount(moderator, server);
  await moderator.goto(SAMPLE);
  await expect(moderator.getByText("Come to my place, it is the best.")).toHaveCount(0);
  await moderator.goto("/desk/posts");
  await moderator
    .getByRole("link", { name: /Traveling to Warsaw/ })
    .first()
    .click();
  await moderator.getByText("Remove", { exact: true }).click();
  const refusal = moderator.getByRole("form", { name: "Remove" });
  await refusal.getByText("Advertising", { exact: true }).click();
  await moderator.getByRole("button", { name: "Send and remove" }).click();
  await expect(notice(moderator, "Post removed")).toBeVisible();
  await moderator.context().close();
  await page.goto("/profile");
  await expect(page.getByText("Removed by a moderator")).toBeVisible();
});

test("the fourth text of a new account within ten minutes waits", async ({ page }) => {
  await newAccount(page);
  for (const word of ["One", "Two", "Three"]) {
    await page.goto(SAMPLE);
    await page.getByLabel("Your reply").fill(`${word} of them.`);
    await page.getByRole("button", { name: "Post reply" }).click();
    await expect(page).toHaveURL(/#post-/);
  }
  await writeReview(page, "7", "The fourth text of an account that is minutes old.");
  await expect(notice(page, "Thank you.")).toBeVisible();
  await expect(page).toHaveURL("/restaurants/7/review");
  await expect(page.getByRole("main")).toContainText(WAITS);
});

test("an edit with many links takes a reply off its page until it was looked at", async ({
  page,
}) => {
  await newAccount(page);
  await page.goto(SAMPLE);
  await page.getByLabel("Your reply").fill("Innocent at first.");
  await page.getByRole("button", { name: "Post reply" }).click();
  const own = page.getByRole("article").filter({ hasText: "Innocent at first." });
  await own.getByRole("link", { name: "Edit your post" }).click();
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Your post" }).fill(LINKS);
  await page.getByRole("button", { name: "Save post" }).click();
  await expect(notice(page, "Thank you.")).toBeVisible();
  await page.goto(SAMPLE);
  await expect(page.getByRole("article", { name: "Your post, waiting for review" })).toContainText(
    LINKS,
  );
  await expect(page.getByText("Innocent at first.")).toHaveCount(0);
});

test("without JavaScript the sender sees that a reply waits", async ({ page, browser, server }) => {
  await newAccount(page);
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${SAMPLE}/reply`);
  await plain.getByLabel("Your reply").fill(LINKS);
  await plain.getByRole("button", { name: "Post reply" }).click();
  await expect(plain).toHaveURL(new RegExp(`${SAMPLE}/edit/`));
  await expect(plain.getByRole("main")).toContainText(`Thank you. ${WAITS}`);
  await expect(plain.getByRole("textbox", { name: "Your post" })).toHaveValue(LINKS);
  await context.close();
});

test("with CHARD_REVIEW_FIRST=1 a first review waits, and the one after it was published does not", async ({
  browser,
}) => {
  const server = await startServer({ dataDirectory: newDataDirectory(), reviewFirst: true });
  const page = await newVisitor(browser, server);
  await newAccount(page);
  await writeReview(page, "1", "The first review of this account, and an honest one.");
  await expect(notice(page, "Thank you.")).toContainText(WAITS);
  await expect(page.getByRole("main")).toContainText(WAITS);
  await expectNoBarriersInBothThemes(page);
  await page.goto("/restaurants/1");
  await expect(page.getByText("The first review of this account")).toHaveCount(0);

  const moderator = await newVisitor(browser, server);
  await newDeskAccount(moderator, server);
  await moderator.goto("/desk/reviews");
  await moderator.getByRole("link", { name: /A visit/ }).click();
  await moderator.getByRole("main").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(notice(moderator, "Review published")).toBeVisible();
  await page.goto("/restaurants/1");
  await expect(page.getByText("The first review of this account")).toBeVisible();
  await writeReview(page, "2", "The second review of this account, which is known by now.");
  await expect(notice(page, "Review published")).toBeVisible();
  await moderator.context().close();
  await page.context().close();
  await server.stop();
});

import type { Page } from "@playwright/test";
import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { becomeMember } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// What waits for a moderator before it is shown (P14.51 to P14.53), where scripts run; the rules, and what moderators do, are in
// waiting-http.spec.ts.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

const SAMPLE = "/community/forum/warsaw-in-may";
const LINKS = "https://a.example, https://b.example and https://c.example";
const WAITS = "A moderator will review it first.";

const waiting = (page: Page) =>
  page.getByRole("article", { name: "Your post, waiting for review" });

test("a topic, a reply and a review with many links wait, and their author alone sees them", async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto("/community/forum/new");
  await page.getByLabel("Title").fill("Three places to see");
  await page.getByLabel("Message").fill(LINKS);
  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(notice(page, "Thank you.")).toContainText(WAITS);
  await expect(page).toHaveURL(/\/community\/forum\/three-places-to-see\/edit\//);
  await expect(page.getByRole("main")).toContainText(WAITS);
  await expectNoBarriersInBothThemes(page);

  await page.goto(SAMPLE);
  await page.getByLabel("Your reply").fill(LINKS);
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(notice(page, "Thank you.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${SAMPLE}/edit/`));
  await page.goto(SAMPLE);
  await expect(waiting(page)).toContainText("Waiting for review");
  await expect(waiting(page)).toContainText(LINKS);
  await expectNoBarriersInBothThemes(page);
  const other = new HttpVisitor(server.origin);
  expect((await other.open(SAMPLE)).text).not.toContain("https://b.example");

  await page.goto("/restaurants/7/review");
  await page.getByRole("radio", { name: "4 stars", exact: true }).check({ force: true });
  await page.getByLabel("Title").fill("A visit");
  await page.getByLabel("Your review", { exact: true }).fill(LINKS);
  await page.getByLabel("Date of your visit").fill("2026-10-03");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(notice(page, "Thank you.")).toContainText(WAITS);
  await expect(page).toHaveURL("/restaurants/7/review");
  await expect(page.getByRole("main")).toContainText(WAITS);
  await expectNoBarriers(page);
});

test("an edit with many links takes a reply off its page until it was looked at", async ({
  page,
  server,
}) => {
  const { visitor } = await becomeMember(page, server);
  await visitor.open(`${SAMPLE}/reply`);
  await visitor.press("Post reply", { "Your reply": "Innocent at first." });
  await page.goto(SAMPLE);
  const own = page.getByRole("article").filter({ hasText: "Innocent at first." });
  await own.getByRole("link", { name: "Edit your post" }).click();
  await expect(page).toHaveURL(/\/edit\//);
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Your post" }).fill(LINKS);
  await page.getByRole("button", { name: "Save post" }).click();
  await expect(notice(page, "Thank you.")).toBeVisible();
  await page.goto(SAMPLE);
  await expect(waiting(page)).toContainText(LINKS);
  await expect(page.getByText("Innocent at first.")).toHaveCount(0);
});

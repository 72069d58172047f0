import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";

// Reports to the moderators (P14.130); what the form alone does is in reports-http.spec.ts.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("a signed-out visitor reports a review @core", async ({ page, server }) => {
  await page.goto("/restaurants/1");
  await page
    .getByRole("link", { name: /^Report the review of/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Report this review" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please choose what is wrong.")).toBeVisible();
  await page.getByRole("radio", { name: "Against the law" }).check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please say in a sentence what is wrong.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Against the law" })).toBeChecked();
  await page.getByLabel("Details").fill("It shows the address of my home.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page).toHaveURL("/report/sent");
  await expect(page.getByRole("heading", { name: "Report sent" })).toBeVisible();
  expect(await runShell(server, "select subject, details from chard.reports")).toMatch(
    /review:.*address of my home/,
  );
});

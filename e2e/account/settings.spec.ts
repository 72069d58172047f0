import type { Page } from "@playwright/test";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { accountButton, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { becomeMember } from "@/e2e/support/http/http-account";

// The settings of a member (P14.58 to P14.62); what the forms alone do is in settings-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");

test("the settings are changed, with the focus on errors and a notice of what was saved", async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto("/settings");
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("New reviews of my favorites").check();
  await page.getByRole("button", { name: "Save emails" }).click();
  await expect(notice(page, "Saved")).toBeVisible();
  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(notice(page, "Other devices are being signed out")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data", exact: true }).click();
  expect((await downloading).suggestedFilename()).toBe("chard-data.zip");

  await page.getByRole("link", { name: "Change password" }).click();
  const present = page.getByLabel("Current password");
  await present.fill("not the password");
  await page.getByLabel("New password").fill("a better horse");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(present).toHaveAccessibleDescription("This is not your current password.");
  await expect(present).toBeFocused();
  await present.fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL("/settings?saved=password");
  await expect(notice(page, "Password changed")).toBeVisible();

  const email = newAddress();
  await page.goto("/settings/email");
  await expectNoBarriers(page);
  await page.getByLabel("New email").fill(email);
  await page.getByLabel("Your password").fill("a better horse");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(main(page).getByRole("heading", { name: email })).toBeVisible();
  await expect(accountButton(page, email)).toBeVisible();

  await page.getByRole("link", { name: "Delete my account", exact: true }).click();
  await page.getByLabel("Confirm your password").fill("a better horse");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/settings?saved=deletion");
  const heading = page.getByRole("heading", { name: /^Your account will be deleted on/ });
  await expect(heading).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Cancel the deletion" }).click();
  await expect(notice(page, "Your account stays")).toBeVisible();
  await expect(heading).toBeHidden();
});

test("units and theme stay on the device", async ({ page, server }) => {
  await becomeMember(page, server);
  await page.goto("/settings");
  const units = page.getByRole("group", { name: "Distances" });
  await expect(units.getByRole("button", { name: "By country" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await units.getByRole("button", { name: "Kilometers" }).click();
  await page.getByRole("group", { name: "Theme" }).getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/restaurants/near-me");
  await expect(
    main(page)
      .getByText(/^\d+(\.\d)? k?m$/)
      .first(),
  ).toBeVisible();
  await page.goto("/settings");
  await expect(units.getByRole("button", { name: "Kilometers" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await units.getByRole("button", { name: "By country" }).click();
  await page.getByRole("group", { name: "Theme" }).getByRole("button", { name: "Device" }).click();
  await page.goto("/restaurants/near-me");
  await expect(
    main(page)
      .getByText(/^\d+(\.\d)? (ft|mi)$/)
      .first(),
  ).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

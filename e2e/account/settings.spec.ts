import { readFileSync, rmSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { unzipSync, strFromU8 } from "fflate";
import { newAddress, PASSWORD, startServer, type AuthServer } from "@/e2e/support/auth-server";
import { accountButton, fillSignIn, form, newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/database-server";
import { runShell } from "@/e2e/support/database-shell";

// The settings of a member (P14.58 to P14.62); what the forms alone do is in settings-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");

/** The same account on another device. */
async function otherDevice(browser: Browser, server: AuthServer) {
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.77" },
  });
  return context.newPage();
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await fillSignIn(page, email, password);
  await form(page).submit("Sign In").click();
  await expect(accountButton(page, email)).toBeVisible();
}

test("the pages have no barriers", async ({ page }) => {
  await newAccount(page);
  for (const path of ["", "/email", "/password", "/delete"]) {
    await page.goto(`/settings${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoBarriersInBothThemes(page);
  }
});

test("a new password needs the present one, and signs out other devices @core", async ({
  page,
  browser,
  server,
}) => {
  const email = await newAccount(page);
  const other = await otherDevice(browser, server);
  await signIn(other, email);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Change password" }).click();
  const present = page.getByLabel("Present password");
  await present.fill("not the password");
  await page.getByLabel("New password").fill("a better horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(present).toHaveAccessibleDescription("This is not your present password.");
  await expect(present).toBeFocused();
  await present.fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL("/settings?saved=password");
  await expect(notice(page, "Password changed")).toBeVisible();
  await other.goto("/settings");
  await expect(other).toHaveURL(/\/auth/);
  await signIn(other, email, "a better horse");
  await other.context().close();
});

test("the email address changes, also in the bar", async ({ page }) => {
  await newAccount(page);
  const email = newAddress();
  await page.goto("/settings/email");
  await page.getByLabel("New email").fill(email);
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(/not your present/);
  await expect(page.getByLabel("New email")).toHaveValue(email);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(main(page).getByRole("heading", { name: email })).toBeVisible();
  await expect(accountButton(page, email)).toBeVisible();
});

test("units and theme stay on the device", async ({ page }) => {
  await newAccount(page);
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

test("e-mails are kept as chosen, and the data can be downloaded", async ({ page }) => {
  const email = await newAccount(page);
  await page.goto("/settings");
  await page.getByLabel("New reviews of my favorites").check();
  await page.getByRole("button", { name: "Save emails" }).click();
  await expect(notice(page, "Saved")).toBeVisible();
  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(notice(page, "Other devices are being signed out")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("New reviews of my favorites")).toBeChecked();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data", exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("chard-data.zip");
  const files = unzipSync(readFileSync(await download.path()));
  expect(JSON.parse(strFromU8(files["data.json"]!))).toMatchObject({
    account: { email, fullName: "Noor Adeyemi" },
    mail_preferences: [{ favorite_reviews: true }],
    reviews: [],
  });
  const response = await page.request.get("/settings/data");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
});

test("an account can be deleted, and the deletion cancelled", async ({ page }) => {
  await newAccount(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Delete my account", exact: true }).click();
  await page.getByLabel("Delete my reviews and posts too").check();
  await page.getByLabel("Confirm your password").fill("not the password");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel("Confirm your password")).toHaveAccessibleDescription(
    /not your present/,
  );
  await page.getByLabel("Confirm your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/settings?saved=deletion");
  const heading = page.getByRole("heading", { name: /^Your account will be deleted on/ });
  await expect(heading).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.goto("/profile");
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Cancel the deletion" }).click();
  await expect(notice(page, "Your account stays")).toBeVisible();
  await expect(heading).toBeHidden();
});

test("after seven days the account is gone", async ({ browser }) => {
  const first = await startServer();
  const page = await otherDevice(browser, first);
  const email = await newAccount(page);
  await page.goto("/settings/delete");
  await page.getByLabel("Confirm your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/settings?saved=deletion");
  await runShell(first, "update chard.account_deletions set due_at = now() - interval '1 minute'");
  await page.context().close();
  await first.stop();

  const second = await startServer({ dataDirectory: first.dataDirectory });
  const there = await otherDevice(browser, second);
  await expect(async () => {
    await fillSignIn(there, email);
    await form(there).submit("Sign In").click();
    await expect(there.getByText("Invalid login credentials")).toBeVisible();
  }).toPass();
  await there.context().close();
  await second.stop();
  rmSync(first.dataDirectory, { recursive: true, force: true });
});

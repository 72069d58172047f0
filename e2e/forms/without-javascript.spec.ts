import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import type { Page } from "@playwright/test";

// Signing in without scripts (P9.17); what the forms alone do is in without-javascript-http.spec.ts.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

const signInForm = (page: Page) => page.getByRole("form", { name: "Sign in" });

test("with JavaScript the page works as well, and has no barriers", async ({ page, request }) => {
  const email = newAddress();
  await request.post("/auth/v1/signup", { data: { email, password: PASSWORD } });
  await page.goto("/auth/without-javascript");
  await expectNoBarriersInBothThemes(page);
  await signInForm(page).getByLabel("Email").fill(email);
  await signInForm(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await signInForm(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: email, exact: true })).toBeVisible();
});

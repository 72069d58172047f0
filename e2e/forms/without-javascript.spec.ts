import { form } from "@/e2e/support/auth-steps";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import type { Page } from "@playwright/test";

// Signing in without scripts (P9.17); what the forms alone do is in without-javascript-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

async function join(page: Page) {
  const email = newAddress();
  await form(page).fullName.fill("Noor Adeyemi");
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").click();
  await expect(page).toHaveURL("/about/mission");
  return email;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of /auth leads to the one that makes an account, and signs in", async ({
    page,
    context,
  }) => {
    await page.goto("/auth?next=%2Fabout%2Fmission");
    await expect(page.getByRole("link", { name: "Sign up" })).toBeHidden();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Join / })).toBeVisible();
    const email = await join(page);

    await context.clearCookies();
    await page.goto("/auth?next=%2Fabout%2Fteam");
    await form(page).email.fill(email);
    await form(page).password.fill(PASSWORD);
    await form(page).password.press("Enter");
    await expect(page).toHaveURL("/about/team");
    // Who is signed in is led on.
    await page.goto("/auth");
    await expect(page).toHaveURL("/");
  });
});

test("with JavaScript the page for new accounts works as well, and has no barriers", async ({
  page,
}) => {
  await page.goto("/auth/join?next=%2Fabout%2Fmission");
  await expect(page.getByRole("link", { name: "Sign up" })).toBeHidden();
  await expectNoBarriersInBothThemes(page);
  const email = await join(page);
  await expect(page.getByRole("button", { name: email, exact: true })).toBeVisible();
});

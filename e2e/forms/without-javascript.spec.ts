import { newAddress, PASSWORD } from "@/e2e/support/auth-server";
import { fillSignIn, form } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/database-server";
import type { Page } from "@playwright/test";

// Signing in without scripts (P9.17).
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

const signInForm = (page: Page) => page.getByRole("form", { name: "Sign in" });
const signUpForm = (page: Page) => page.getByRole("form", { name: "New here?" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("from a press, signed out, to a favorite on another device @core", async ({
    page,
    browser,
    server,
  }) => {
    await page.goto("/restaurants/1");
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await expect(page).toHaveURL("/auth?next=%2Frestaurants%2F1");
    await page.getByRole("link", { name: "Use the forms that do not" }).click();
    const email = newAddress();
    await signUpForm(page).getByLabel("Full Name").fill("Noor Adeyemi");
    await signUpForm(page).getByLabel("Email").fill(email);
    await signUpForm(page).getByLabel("Password", { exact: true }).fill("short");
    await signUpForm(page).getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
    await expect(signUpForm(page).getByLabel("Email")).toHaveValue(email);
    await signUpForm(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
    await signUpForm(page).getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL("/restaurants/1");
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await expect(page).toHaveURL("/favorites/list");
    await expect(page.getByRole("link", { name: "Radish & Rye" })).toBeVisible();

    const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: true });
    const device = await context.newPage();
    await fillSignIn(device, email);
    await form(device).submit("Sign In").click();
    await expect(device).toHaveURL("/");
    await device.goto("/favorites");
    await expect(device.getByRole("link", { name: "Radish & Rye" }).first()).toBeVisible();
    await context.close();
  });

  test("a wrong password is an error in the form, and an account signs in", async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await request.post("/auth/v1/signup", { data: { email, password: PASSWORD } });
    await page.goto("/profile");
    await expect(page).toHaveURL("/auth?next=%2Fprofile");
    await page.getByRole("link", { name: "Use the forms that do not" }).click();
    const fields = signInForm(page);
    await fields.getByLabel("Email").fill(email);
    await fields.getByLabel("Password", { exact: true }).fill("not the password");
    await fields.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toContainText("Invalid login credentials");
    await expect(fields.getByLabel("Email")).toHaveValue(email);
    await fields.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await fields.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/profile");
    // Who is signed in is led on.
    await page.goto("/auth/without-javascript");
    await expect(page).toHaveURL("/");
  });
});

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

import { newAccount } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";

test("the bar's words are in the document once; its Join Now is the only one, and a password field is all that is labelled with the word", async ({
  page,
}) => {
  await page.goto("/restaurants/top-rated");
  for (const text of ["Sign In", "Join Now", "Near Me", "AI Gallery", "Health", "Press"])
    await expect(page.getByText(text, { exact: true }), text).toHaveCount(1);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Join Now" })).toHaveAttribute("href", "/auth");
  await page.goto("/auth");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByLabel("Full Name", { exact: true })).toHaveAccessibleDescription(
    /optional/,
  );
});

test("the sheet's words are in the document once @phone", async ({ page }) => {
  await page.goto("/restaurants/top-rated");
  await page.getByRole("button", { name: "Open menu" }).click();
  for (const text of ["Sign In", "Join Now"])
    await expect(page.getByText(text, { exact: true }), text).toBeVisible();
  for (const text of ["Near Me", "AI Gallery", "Health", "Press"])
    await expect(page.getByText(text, { exact: true }), text).toHaveCount(1);
});

test("a signed-in visitor's e-mail address and actions are there once, without barriers", async ({
  page,
}) => {
  const email = await newAccount(page);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByText(email).click();
  for (const text of ["Profile", "Settings", "Sign Out"])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const header = { include: ".site-header" };
  await expectNoBarriersInBothThemes(page, header, page.getByText("Profile", { exact: true }));
  await page.getByText("Sign Out", { exact: true }).click();
  await expect(page.getByText("Sign In", { exact: true })).toBeVisible();
});

test("a sheet that was open when the window grew wide leaves the page usable", async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1100 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.getByRole("button", { name: "Community", exact: true }).click();
  await expect(page.getByRole("link", { name: "Forum" })).toBeVisible();
});

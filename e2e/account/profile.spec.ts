import type { Page } from "@playwright/test";
import { chooseFromAccountMenu } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { becomeMember } from "@/e2e/support/http/http-account";

// A member's own page (P14.56) and public page (P14.57); what the forms alone do is in profile-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

const TEXT = "Rye that tastes of the cellar it was milled in.";

/** A review of the account with this address, as its form would keep it. */
function addReview(server: AuthServer, email: string, id: string, restaurantId: string) {
  return runShell(
    server,
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     select '${id}', '${restaurantId}', id, '', '', 4, 'Bread first', '${TEXT}', '[]', '2026-11-01', now(), 0, false
     from auth.users where email = '${email}'`,
  );
}

async function saveName(page: Page, name: string, town: string) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Town").fill(town);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

test("the menu leads to the profile, whose name everyone sees", async ({ page, server }) => {
  const { email } = await becomeMember(page, server);
  await page.goto("/about/mission");
  await chooseFromAccountMenu(page, email, "Profile");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Noor Adeyemi" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);

  await saveName(page, "N", "");
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/2 to 60/);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();

  await saveName(page, `Noor A. ${Date.now()}`, "Berlin");
  await expect(page.getByRole("heading", { level: 1, name: "Noor A. " })).toBeVisible();
  await addReview(server, email, "profile-review", "1");
  await page.reload();
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByRole("link", { name: "Radish & Rye", exact: true })).toBeVisible();
  await expect(reviews.getByRole("link", { name: /^Edit/ })).toHaveAttribute(
    "href",
    "/restaurants/1/review",
  );

  await page.getByRole("link", { name: "See your profile as others do" }).click();
  await expect(page).toHaveURL(/\/community\/members\/noor-a-/);
  await expect(page.getByText("Member since")).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expectNoBarriersInBothThemes(page);
});

test("Sign Out leaves the private pages", async ({ page, server }) => {
  for (const path of ["/profile", "/settings", "/favorites/list"]) {
    const { email } = await becomeMember(page, server);
    await page.goto(path);
    await chooseFromAccountMenu(page, email, "Sign Out");
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    await expect(page.getByText(email)).toHaveCount(0);
  }
});

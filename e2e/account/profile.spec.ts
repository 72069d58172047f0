import type { Page } from "@playwright/test";
import { chooseFromAccountMenu, newAccount } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/database-server";
import type { AuthServer } from "@/e2e/support/auth-server";
import { runShell } from "@/e2e/support/database-shell";

// A member's own page (P14.56) and public page (P14.57).
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

test("the menu leads to the profile, whose name everyone sees @core", async ({ page, server }) => {
  const email = await newAccount(page);
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

test("a public page is not indexed before there is a review, and shows a new name at once", async ({
  page,
  server,
  request,
}) => {
  const email = await newAccount(page);
  await page.goto("/profile");
  await saveName(page, "Kim First", "");
  await page.getByRole("link", { name: "See your profile as others do" }).click();
  await expect(page).toHaveURL(/\/community\/members\/kim-first/);
  await expect(page.getByText("None yet.")).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(await (await request.get(path)).text()).toContain('content="noindex, follow"');

  await addReview(server, email, "public-review", "2");
  await page.goto("/profile");
  await saveName(page, "Kim Second", "Leipzig");
  await expect(page.getByRole("heading", { level: 1, name: "Kim Second" })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Kim Second" })).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  const html = await (await request.get(path)).text();
  expect(html).not.toContain("noindex");
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).not.toContain(email);
  await page.goto("/restaurants/2");
  await expect(page.getByText("Kim Second").first()).toBeVisible();
});

test("shows what was saved, sent and joined, and to its owner alone", async ({
  page,
  server,
  browser,
}) => {
  const email = await newAccount(page);
  const own = `(select id from auth.users where email = '${email}')`;
  await runShell(
    server,
    `insert into chard.favorites (user_id, restaurant_id) values (${own}, '1'), (${own}, '2');
     insert into chard.listings (token, user_id, name, address, description, details) values ('abc', ${own}, 'Tofuturm', 'B', 'C', '{}');
     insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', ${own}, 'closed', '{}', 'Seen')`,
  );
  await page.goto("/profile");
  const yours = page.getByRole("region", { name: "Yours" });
  await expect(yours.getByRole("link", { name: "Favorites 2" })).toBeVisible();
  await expect(yours.getByRole("link", { name: "Tofuturm" })).toHaveAttribute(
    "href",
    "/listings/abc",
  );
  await expect(yours.getByText("In review", { exact: true })).toBeVisible();
  await expect(yours.getByText("Closed for good: in review")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.origin}/profile`);
  await expect(other).toHaveURL(/\/auth\?next=%2Fprofile$/);
  await other.context().close();
});

test("Sign Out leaves the private pages", async ({ page }) => {
  for (const path of ["/profile", "/settings", "/favorites/list"]) {
    const email = await newAccount(page);
    await page.goto(path);
    await chooseFromAccountMenu(page, email, "Sign Out");
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    await expect(page.getByText(email)).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test("the name is saved, and the page says so", async ({ page, browser, server }) => {
    await newAccount(page);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({
      storageState,
      javaScriptEnabled: false,
      baseURL: server.origin,
    });
    const plain = await context.newPage();
    await plain.goto("/profile");
    await saveName(plain, "N", "Halle");
    await expect(plain.getByText("Please enter a name of 2 to 60 characters.")).toBeVisible();
    await expect(plain.getByLabel("Town")).toHaveValue("Halle");
    await saveName(plain, "Noor Plain", "Halle");
    await expect(plain).toHaveURL("/profile?saved=name");
    await expect(plain.getByText("Your name and town are saved.")).toBeVisible();
    await expect(plain.getByRole("heading", { level: 1, name: "Noor Plain" })).toBeVisible();
    await context.close();
  });
});

import type { Page } from "@playwright/test";
import { notice } from "@/e2e/support/auth-steps";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { becomeMember } from "@/e2e/support/http/http-account";
import { PHONE } from "@/e2e/support/phone";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";

// What is vegan at a restaurant (P14.870 to P14.875); what the forms alone do is in dishes-http.spec.ts.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("one field adds a dish, what is listed is offered, and one press confirms it", async ({
    page,
    server,
  }) => {
    await addRestaurant(server, {
      id: "phone-house",
      name: "Phone House",
      like: "1",
      isSample: false,
    });
    const { visitor } = await becomeMember(page, server);
    await page.goto("/restaurants/phone-house");
    await page.getByRole("link", { name: "Add a dish" }).click();
    await page.getByLabel("What is it called?").fill("Seitan doner");
    await page.keyboard.press("Enter");
    // Sent before the page hydrates, it shows no notice.
    await expect(page).toHaveURL(/\/restaurants\/phone-house#dish-/);
    await expect(row(page, "Seitan doner")).toContainText("Ask whether it is vegan as served.");

    await page.goto("/restaurants/phone-house/dishes/add");
    await expectNoBarriersInBothThemes(page);
    await page.getByLabel("What is it called?").fill("doner");
    await expect(page.getByText("Is it this one?")).toBeVisible();
    for (const group of ["Vegan or on request", "Price", "Allergens"])
      await page.locator("summary").filter({ hasText: group }).click();
    await page.getByLabel("What is it called?").fill("Fig tart");
    await expect(page.getByText("Is it this one?")).toHaveCount(0);
    await page.getByLabel("Price in USD").fill("much");
    await page.getByRole("button", { name: "Add dish" }).click();
    await expect(page.getByText("Please enter a price like 13.50")).toBeVisible();
    await expectNoBarriers(page);
    await page.getByLabel("Price in USD").fill("6.50");
    await page.getByRole("radio", { name: "Vegan As it is served" }).check();
    await page.getByRole("checkbox", { name: "Nuts", exact: true }).check();
    await page.getByRole("button", { name: "Add dish" }).click();
    await expect(notice(page, "Dish added")).toBeVisible();
    await expect(row(page, "Fig tart")).toContainText("Contains nuts.");

    const ate = row(page, "Fig tart").getByRole("button", { name: "I ate this: Fig tart" });
    await expect(ate).toHaveAttribute("aria-pressed", "false");
    await ate.click();
    await expect(ate).toHaveAttribute("aria-pressed", "true");
    await expect(row(page, "Fig tart")).toContainText("Confirmed in");
    await page.reload();
    await expect(ate).toHaveAttribute("aria-pressed", "true");
    await expectNoBarriersInBothThemes(page);
    await ate.click();
    await expect(ate).toHaveAttribute("aria-pressed", "false");
    expect((await visitor.open("/settings/data")).status).toBe(200);
  });
});

test("the page of all dishes has no barriers", async ({ page, server }) => {
  await addRestaurant(server, { id: "menu-house", name: "Menu House", like: "1", isSample: false });
  await runShell(
    server,
    "insert into chard.dishes (restaurant_id, name, gone_by) select 'menu-house', 'Dish ' || n, case when n > 60 then 3 else 0 end from generate_series(1, 62) n",
  );
  await page.goto("/restaurants/menu-house");
  await expect(page.getByRole("link", { name: "Show all 60 dishes" })).toBeVisible();
  await page.getByText("2 dishes no longer served").click();
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("link", { name: "Show all 60 dishes" }).click();
  await expect(page).toHaveURL("/restaurants/menu-house/dishes");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByRole("heading", { name: "Dish 60", exact: true })).toBeVisible();
});

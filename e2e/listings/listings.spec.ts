import type { Page } from "@playwright/test";
import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";

// Listings where there is a database (P14.35, P14.36); what the form alone does is in listings-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

async function fillIn(page: Page, name: string, address = "Weserstraße 14, Berlin") {
  await page.getByLabel("Restaurant Name").fill(name);
  await page.getByLabel("Address", { exact: true }).fill(address);
  await page.getByLabel("Description").fill("A small kitchen with a wood oven.");
}

test(
  "what was typed survives leaving the page, a similar restaurant is asked about, and the status page says what became of it",
  { tag: "@core" },
  async ({ page, server }) => {
    await page.goto("/restaurants/add-listing");
    await fillIn(page, "Maitake House Brooklyn", "142 North 6th Street, New York");
    await page.getByText("How vegan").click();
    const level = page.getByRole("radio", { name: /Fully vegan/ });
    await expect(level).not.toHaveAttribute("required");
    await level.check();
    await page.getByText("Phone, website, email").click();
    await page.getByLabel("Website").fill("blatt.example");
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page.getByLabel("Website")).toHaveAccessibleDescription(/starts with https/);
    await page.goto("/about/mission");
    await page.goto("/restaurants/add-listing");
    await expect(page.getByLabel("Restaurant Name")).toHaveValue("Maitake House Brooklyn");
    await page.getByText("Phone, website, email").click();
    await page.getByLabel("Website").fill("https://blatt.example/");
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page.getByRole("heading", { name: "Is it one of these?" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Maitake House" })).toBeVisible();
    await expectNoBarriersInBothThemes(page);
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page).toHaveURL(/\/listings\/[\w-]{22}$/);
    await expect(notice(page, "Listing received")).toBeVisible();
    await expect(page.getByRole("heading", { name: "In review" })).toBeVisible();

    await runShell(
      server,
      "update chard.listings set status = 'refused', reason = 'There is no such street.' where name = 'Maitake House Brooklyn'",
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: "Not accepted" })).toBeVisible();
    await expectNoBarriersInBothThemes(page);
  },
);

test("opening hours with two sittings fit into a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/restaurants/add-listing");
  await fillIn(page, "Two Sittings");
  await page.getByText("Opening hours", { exact: true }).first().click();
  await page.getByRole("checkbox", { name: "Wednesday" }).check();
  await page.getByRole("button", { name: "Add another time on Wednesday" }).click();
  await expect(page.getByLabel("Wednesday to", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Add another time" })).toBeVisible();
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await sideways()).toBe(0);
});

test("a pin is moved by keys, and listed places of a similar name within 200 m of it are asked about", async ({
  page,
  server,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.goto("/restaurants/add-listing");
  await fillIn(page, "Maitake Haus", "A corner that no map knows");
  await page.getByText("Pin on the map").click();
  // 250 m south of Maitake House.
  await page.getByLabel("Latitude").fill("40.71505");
  await page.getByLabel("Longitude").fill("-73.9586");
  const question = page.getByRole("heading", { name: "Is it one of these?" });
  const pin = page.getByRole("application", { name: "Pin" });
  await pin.focus();
  await expect(question).toHaveCount(0);
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByLabel("Latitude")).toHaveValue("40.71595");
  await expect(question).toBeVisible();
  await expect(
    page.getByRole("link", { name: /^Yes, that is it ?: Maitake House$/ }),
  ).toBeVisible();
  await expect(pin).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByLabel("Longitude")).toHaveValue("-73.95866");
  await page.getByRole("button", { name: "No, mine is different" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Submit Listing" }).click();
  await expect(page).toHaveURL(/\/listings\//);
  const kept = await runShell(
    server,
    "select details from chard.listings where name = 'Maitake Haus'",
  );
  expect(kept).toContain("40.71595");
});

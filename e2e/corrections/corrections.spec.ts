import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { readRows } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import { becomeMember } from "@/e2e/support/http/http-account";

// What members and visitors say is wrong with a restaurant (P14.80 to P14.82), where scripts run; what the forms alone do is in
// corrections-http.spec.ts.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

/** Opens a fact of the form "Something is wrong". */
const openFact = (page: Page, name: string) =>
  page
    .locator("details")
    .filter({ has: page.locator(`#fact-${name}`) })
    .locator("summary")
    .click();

const strip = (page: Page) => page.getByRole("region", { name: "Still open?" });

test("a member confirms a restaurant", async ({ page, server }) => {
  await becomeMember(page, server);
  await page.goto("/restaurants/2");
  // Other tests of this server review it.
  await expect(strip(page)).toContainText(/Nobody has confirmed this place|A member visited/);
  await expectNoBarriersInBothThemes(page);
  await strip(page).getByRole("link", { name: "Still open" }).click();
  await expect(page.getByRole("heading", { name: "Is it still open?" })).toBeVisible();
  await page.getByRole("button", { name: "It is still open" }).click();
  await expect(page).toHaveURL("/restaurants/2");
  await expect(strip(page)).toContainText("Confirmed this month by one person.");
});

test("a signed-out visitor corrects facts, and the desk takes them", async ({ page, server }) => {
  await page.goto("/restaurants/4");
  await strip(page).getByRole("link", { name: "Something is wrong" }).click();
  await expect(page.getByRole("heading", { name: "What is wrong?" })).toBeVisible();
  await page.getByLabel("How do you know?").fill("I telephoned.");
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByText("Please give at least one new value.")).toBeVisible();
  await openFact(page, "position");
  await expect(page.getByText("The pin shows the stored position.")).toBeVisible();
  await openFact(page, "phone");
  await page.getByLabel("Phone", { exact: true }).fill("call them");
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(
    "This is not a telephone number.",
  );
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Phone", { exact: true }).fill("+1 212 555 0199");
  await page.getByLabel("How you know this: Phone").selectOption("I asked them");
  await openFact(page, "hoursText");
  await page.getByRole("button", { name: "Enter hours as text" }).click();
  await page.getByRole("textbox", { name: "Opening hours" }).fill("Mo-Fr 11:00-15:00");
  await openFact(page, "veganLevel");
  await page.getByRole("group", { name: "How vegan" }).getByLabel("Vegetarian").check();
  await page.reload();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+1 212 555 0199");
  await expect(page.getByText("New: +1 212 555 0199")).toBeVisible();
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const facts = async () =>
    (
      await readRows(
        server,
        "select phone, hours_text, vegan_level, hours from chard.restaurants where id = '4'",
      )
    )[0]!;
  expect((await facts()).phone).not.toBe("+1 212 555 0199");

  await newDeskAccount(page, server);
  const [sent] = await readRows(
    server,
    "select id from chard.suggestions where restaurant_id = '4' order by id desc limit 1",
  );
  await page.goto(`/desk/corrections/${String(sent!.id)}`);
  await expect(page.getByText("+1 212 555 0199")).toBeVisible();
  await expect(page.getByText("I asked them")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByText("Change Phone").click();
  const phone = page.getByLabel("Phone, as it is taken");
  await phone.fill("call them");
  await pressAndWait(page, "Approve 3 of 3 with changes");
  await expect(phone).toHaveAccessibleDescription("This cannot be read.");
  await phone.fill("+1 212 555 0198");
  await pressAndWait(page, "Approve 3 of 3 with changes");
  const taken = await facts();
  expect(taken).toMatchObject({
    phone: "+1 212 555 0198",
    hours_text: "Mo-Fr 11:00-15:00",
    vegan_level: "vegetarian",
  });
  expect(JSON.stringify(taken.hours)).toContain("15:00");
});

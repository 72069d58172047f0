import type { Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { printFaults } from "@/e2e/support/checks/printed";
import { notice } from "@/e2e/support/auth-steps";
import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";

// Lists where scripts run (P14.800 to P14.805), on a phone; what the forms alone do is in lists-http.spec.ts.
test.use({ viewport: { width: 390, height: 844 } });

const names = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

/** Every sheet of paper is an object of this type in a PDF file. */
const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("a member makes a list, orders it by keyboard, notes a day, sees the map and prints it", async ({
  page,
  server,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await becomeMember(page, server);
  await page.goto("/restaurants/1");
  await page.getByRole("link", { name: "Add to a list" }).click();
  await page.getByLabel("Name").fill("Lisbon in May");
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page).toHaveURL(/\/lists\/[\da-f-]{36}$/);
  const path = new URL(page.url()).pathname;
  for (const id of ["2", "8"]) {
    await page.goto(`/restaurants/${id}/lists`);
    await page.getByRole("button", { name: "Add to Lisbon in May" }).click();
    await expect(page).toHaveURL(`${path}#place-${id}`);
    await expect(notice(page, "Added to “Lisbon in May”")).toBeVisible();
  }
  const [first, second, third] = await names(page).allTextContents();

  const up = page.getByRole("button", { name: `Move ${third} up` });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(names(page)).toHaveText([first!, third!, second!]);
  await expect(up).toBeFocused();
  await expect(page.getByText(`${third} is now 2 of 3.`)).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(names(page)).toHaveText([third!, first!, second!]);
  // There is nothing above it any more.
  await expect(page.getByRole("button", { name: `Move ${third} down` })).toBeFocused();

  const place = page.locator("#place-1");
  await place.getByText("Edit or remove").click();
  await place.getByLabel("Day").fill("2027-05-02");
  await place.getByLabel("Private note").fill("Ask for rye.");
  await place.getByLabel("Position", { exact: true }).fill("3");
  await expectNoBarriersInBothThemes(page);
  await place.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Saved")).toBeVisible();
  await expect(names(page)).toHaveText([third!, second!, first!]);
  await expect(place.locator("summary")).toBeFocused();
  await expect(place.getByText("2 May 2027")).toBeVisible();
  await expect(place.getByText("Ask for rye.").first()).toBeVisible();

  await page.getByRole("button", { name: "Share this list" }).click();
  await expect(page.getByRole("link", { name: "Link to this list" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop sharing" })).toBeFocused();

  await page.getByRole("button", { name: "Map" }).click();
  await expect(page.getByRole("region", { name: "Map of Lisbon in May" })).toBeVisible();
  await expect(place).toBeHidden();
  await page.getByRole("button", { name: "List", exact: true }).click();

  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBe(1);
  expect(await printFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  await place.getByText("Edit or remove").click();
  await place.getByRole("button", { name: `Remove ${first} from list` }).click();
  await expect(names(page)).toHaveText([third!, second!]);
  await expect(page.getByRole("heading", { name: "Places" })).toBeFocused();
});

import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { becomeMember } from "@/e2e/support/http/http-account";
import { openBeforeScripts } from "@/e2e/support/open-before-scripts";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { takePhoto, TEXT_FILE } from "@/e2e/support/test-photo";

// Photos without a review, where scripts run (P14.900); what the forms alone do is in place-photos-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

test("several photos are sent at once, and the one that is refused stays with the reason", async ({
  page,
  allow,
  server,
}) => {
  const id = "snap-house";
  await addRestaurant(server, { id, name: "Snap House", like: "1", isSample: false });
  allow.host("tiles.openfreemap.org");
  // The test runner requests the content of a picture that the browser could not decode.
  allow.console(/connect-src/);
  await becomeMember(page, server);
  await page.goto("/restaurants/snap-house");
  await page.getByRole("link", { name: "Add photos" }).first().click();
  await expect(page).toHaveURL("/restaurants/snap-house/photos/add");
  const chosen = page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([await takePhoto("#4b2"), TEXT_FILE, await takePhoto("#24b")]);
  await expect(chosen).toHaveCount(3);
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Upload photos" }).click();
  await expect(notice(page, "2 photos added")).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText("This file is not a photo we can read.");
  await chosen.getByRole("button", { name: "Remove notes.jpg" }).click();

  const own = page.getByRole("region", { name: "You added" });
  await expect(own.getByRole("img", { name: "Photo by a visitor" })).toHaveCount(2);
  const first = own.getByRole("listitem").first();
  await first.getByLabel("What does it show?").selectOption("Inside");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Photo described")).toBeVisible();
  await expect(own.getByRole("img", { name: "Photo of the inside" })).toHaveCount(1);
  await expectNoBarriers(page);

  await page.goto("/restaurants/snap-house/photos");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(2);
  await expectNoBarriersInBothThemes(page);
});

test("photos chosen before the scripts are there are listed when they come", async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  const { release } = await openBeforeScripts(page, "/restaurants/2/photos/add");
  await page
    .getByLabel("Choose photos")
    .setInputFiles([await takePhoto("#4b2"), await takePhoto("#24b")]);
  release();
  const chosen = page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  await page.getByRole("button", { name: "Upload photos" }).click();
  await expect(notice(page, "2 photos added")).toBeVisible();
});

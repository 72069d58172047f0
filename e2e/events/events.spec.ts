import { becomeMember, signUpForDesk } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { notice } from "@/e2e/support/auth-steps";
import { expect, test } from "@/e2e/support/servers/database-server";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";

// An event of a member on a phone, as scripts have it; what the forms alone do is in events-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

const DAY = `${new Date().getUTCFullYear() + 1}-06-12`;

test.use({ viewport: { width: 390, height: 844 } });

test.afterAll(async ({ server }) => {
  await runShell(server, "delete from chard.events");
});

test("a member proposes an event, corrects it at the field, joins and cancels it", async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  const desk = new HttpVisitor(server.origin);
  await signUpForDesk(desk, server);
  const id = "supper-house";
  await addRestaurant(server, { id, name: "Supper House", like: "1", isSample: false });
  await page.goto("/community/events");
  await page.getByRole("link", { name: "Propose an event" }).click();
  await expect(page).toHaveURL("/community/events/new");
  await expectNoBarriers(page);
  const place = page.getByRole("link", { name: /^It is here\s?: Supper House$/ });
  await expect(async () => {
    await page.getByLabel("Name of the place").fill("Supper House");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(place).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await place.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Propose an event");

  await page.getByLabel("Title").fill("Phone supper");
  await page.getByLabel("What happens there").fill("Eight courses, one long table.");
  await page.getByLabel("Starts").fill(`${DAY}T18:30`);
  await page.getByLabel("Ends").fill(`${DAY}T17:30`);
  await page.getByRole("button", { name: "Propose event" }).click();
  await expect(page.getByLabel("Ends")).toBeFocused();
  await expect(page.getByText("It has to end after it starts.")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Ends").fill(`${DAY}T22:30`);
  await page.getByRole("button", { name: "Propose event" }).click();
  await expect(notice(page, "A moderator will review it first")).toBeVisible();
  await expect(page).toHaveURL("/community/events/phone-supper/edit");
  await expectNoBarriers(page);

  await desk.open("/desk/events/phone-supper");
  await desk.press("Publish");
  await page.goto("/community/events");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Phone supper" }).click();
  await expect(page).toHaveURL("/community/events/phone-supper");
  await page.getByRole("button", { name: "Join Event" }).click();
  await expect(page.getByRole("heading", { name: "Members who are going" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("link", { name: "Edit or cancel your event" }).click();
  await page.getByText("Cancel this event").click();
  await page.getByRole("button", { name: "Cancel for good" }).click();
  await expect(page).toHaveURL("/community/events/phone-supper");
  await expect(page.getByText("This event is cancelled.")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
});

import { notice, signUpHere } from "@/e2e/support/auth-steps";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { PHONE } from "@/e2e/support/phone";

// Tips and prices (P14.880, P14.881); what the forms alone do is in tips-http.spec.ts.
test.describe.configure({ timeout: 180_000 });
test.use(PHONE);
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("on a phone: presses count after the sign-in, are remembered, and a tip is written", async ({
  page,
  server,
}) => {
  await addRestaurant(server, { id: "tip-phone", name: "Tip Phone", like: "1", isSample: false });
  const author = new HttpVisitor(server.origin);
  await signUp(author, { name: "Ruth Okafor" });
  await author.open("/restaurants/tip-phone/tip");
  await author.press("Publish tip", { "Your tip": "The kitchen closes an hour before the door." });

  await page.goto("/restaurants/tip-phone");
  const helpful = page
    .getByRole("region", { name: "Tips" })
    .getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signUpHere(page);
  await expect(page).toHaveURL(/\/restaurants\/tip-phone#tip-/);
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toContainText("(1)");

  const price = page.getByRole("button", { name: /Price 3 of 4/ });
  await price.click();
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await expect(price).toContainText("1 vote");
  await expect(notice(page, "Thank you")).toBeVisible();
  await page.reload();
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /Price 1 of 4/ }).click();
  await expect(price).toHaveAttribute("aria-pressed", "false");
  await expect(price).toContainText("0 votes");
  await expectNoBarriersInBothThemes(page);

  await page.getByRole("link", { name: "Leave a tip" }).click();
  await page.getByRole("button", { name: "Publish tip" }).click();
  await expect(page.getByText("Please write at least 10 characters.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel("Your tip").fill("Dogs are welcome on the terrace.");
  await page.getByRole("button", { name: "Publish tip" }).click();
  await expect(page.getByText("Dogs are welcome on the terrace.")).toBeVisible();
});

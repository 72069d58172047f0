import { notice, signUpHere } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { PHONE } from "@/e2e/support/phone";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { takePhoto } from "@/e2e/support/test-photo";

// Helpful photos (P14.903); what the forms alone do is in photo-votes-http.spec.ts.
test.describe.configure({ timeout: 180_000 });
test.use(PHONE);

test("on a phone: a press counts after the sign-in, is remembered, and is taken back", async ({
  page,
  server,
}) => {
  const id = "vote-phone";
  await addRestaurant(server, { id, name: "Vote Phone", like: "1", isSample: false });
  const author = new HttpVisitor(server.origin);
  await signUp(author, { name: "Ruth Okafor", next: `/restaurants/${id}/photos/add` });
  await author.press("Upload photos", { "Choose photos": await takePhoto("#a17") });

  await page.goto(`/restaurants/${id}/photos`);
  const helpful = page.getByRole("button", { name: /^Helpful/ });
  await expect(helpful).toContainText("(0)");
  await expectNoBarriers(page);
  await helpful.click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signUpHere(page);
  await expect(page).toHaveURL(new RegExp(`/restaurants/${id}/photos#photo-`));
  await expect(notice(page, "Marked as helpful")).toBeVisible();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toContainText("(1)");
  await page.reload();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expectNoBarriersInBothThemes(page);
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await expect(helpful).toContainText("(0)");
});

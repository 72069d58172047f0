import { becomeMember } from "@/e2e/support/http/http-account";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { trustAccount } from "@/e2e/trust/trust-account";

// Levels of members (P14.970 to P14.974) with scripts.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("a trusted member corrects a phone number at once", async ({ page, server }) => {
  await addRestaurant(server, { id: "call", name: "Place call", like: "1", isSample: false });
  const { visitor, email } = await becomeMember(page, server, "Wren Writes");
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Wren Writes" });
  const slug = await trustAccount(server, email, "call");
  await page.goto("/restaurants/call/correct#fact-phone");
  await page.getByLabel("Phone", { exact: true }).fill("+1 212 555 0185");
  await page.getByLabel("How you know this: Phone").selectOption({ label: "I asked them" });
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page).toHaveURL(/\/restaurants\/call\/thanks\?applied=\d+$/);
  await expect(page.getByText("The page has your correction at once: Phone.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the restaurant" }).click();
  await expect(page.getByRole("main")).toContainText("+1 212 555 0185");

  await page.goto(`/community/members/${slug}`);
  await page.getByRole("link", { name: "Trusted", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your level: Trusted" })).toBeVisible();
});

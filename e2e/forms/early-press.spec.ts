import { notice, newAccount, signUpHere } from "@/e2e/support/auth-steps";
import { signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { openBeforeScripts } from "@/e2e/support/open-before-scripts";

test("a form that is sent before the scripts are there, with faults, works when they come @core", async ({
  page,
}) => {
  await newAccount(page);
  const { release } = await openBeforeScripts(page, "/community/forum/new");
  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(page.getByText("Please write a title of at least 3 characters.")).toBeVisible();
  release();
  // React marks the elements that it has hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main form") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.getByLabel("Title").fill("Seitan in Porto?");
  await page.getByLabel("Message").fill("Who makes it?");
  await page.getByRole("button", { name: "Post topic" }).click();
  // Without scripts there are no notices.
  await expect(notice(page, "Topic posted")).toBeVisible();
});

test("Helpful pressed before the scripts are there counts after the sign-in", async ({
  page,
  server,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await addRestaurant(server, { id: "early-tip", name: "Early Tip", like: "1", isSample: false });
  const author = new HttpVisitor(server.origin);
  await signUp(author);
  await author.open("/restaurants/early-tip/tip");
  await author.press("Publish tip", { "Your tip": "The window seats are the quiet ones." });
  const { release } = await openBeforeScripts(page, "/restaurants/early-tip");
  const helpful = page
    .getByRole("region", { name: "Tips" })
    .getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  release();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signUpHere(page);
  await expect(page).toHaveURL(/\/restaurants\/early-tip#tip-/);
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
});

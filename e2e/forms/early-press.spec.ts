import { notice, newAccount } from "@/e2e/support/auth-steps";
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
  await expect(notice(page, "Topic opened")).toBeVisible();
});

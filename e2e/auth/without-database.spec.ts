import { chooseFromAccountMenu, newAccount, notice } from "@/e2e/support/auth-steps";
import { expect, test } from "@/e2e/support/fixtures";
import { signUpByForm } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { siteServer } from "@/e2e/support/servers/site-server";

test("without a database, Profile and Settings say that they are not open yet, and forms alone sign up @none", async ({
  page,
}) => {
  const email = await newAccount(page);
  for (const [item, title] of [
    ["Profile", "Profiles are not open yet"],
    ["Settings", "Settings are not open yet"],
  ] as const) {
    await chooseFromAccountMenu(page, email, item);
    await expect(notice(page, title)).toBeVisible();
    await expect(page).toHaveURL("/");
  }
  // P9.17 holds there, too.
  const visitor = new HttpVisitor(siteServer.url);
  await signUpByForm(visitor);
  expect(visitor.path).toBe("/about/mission");
});

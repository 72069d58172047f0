import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expect, test } from "@/e2e/support/servers/database-server";
import { accountButton, expectSignedOut, form } from "@/e2e/support/auth-steps";
import { byKeyboard } from "@/e2e/support/by-keyboard";
import { openHydrated } from "@/e2e/support/hydrated";

test("an account: join, be refused, show the password, sign up, menu, sign out", async ({
  page,
}) => {
  const keys = byKeyboard(page);
  const { fullName, email, password, submit } = form(page);
  const address = newAddress();
  await openHydrated(page, "/auth");

  await keys.moveTo(page.getByRole("link", { name: "Sign up" }));
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: /^Join / })).toBeVisible();
  await keys.moveTo(fullName, "Shift+Tab");
  await keys.type("Noor Adeyemi");
  await keys.moveTo(email);
  await keys.type("noor@");
  await keys.moveTo(password);
  await keys.type("12345");
  await keys.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");

  await keys.press("ControlOrMeta+a");
  await keys.type(address);
  await keys.press("Tab");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters");
  await keys.press("ControlOrMeta+a");
  await keys.type(PASSWORD);

  const show = page.getByRole("button", { name: /password$/i });
  await keys.moveTo(show);
  await keys.press("Space");
  await expect(password).toHaveAttribute("type", "text");
  await expect(show).toBeFocused();
  await keys.moveTo(submit("Sign Up"));
  await keys.press("Enter");

  await page.waitForURL("/");
  await keys.seeFocus();
  const menu = accountButton(page, address);
  await keys.moveTo(menu, "Shift+Tab");
  await keys.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
  await keys.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
  await keys.press("Enter");
  await expectSignedOut(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeFocused();
});

import { strFromU8, unzipSync } from "fflate";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { readRows } from "@/e2e/support/servers/database-shell";
import { signIn, signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// The settings of a member (P14.58 to P14.62), by forms alone.
test.describe.configure({ timeout: 120_000 });

const NEW_PASSWORD = "a better horse";

test("a new password needs the present one, and signs out other devices", async ({
  visitor,
  newVisitor,
}) => {
  const email = await signUp(visitor);
  const other = newVisitor();
  await signIn(other, email);
  await visitor.open("/settings");
  await visitor.follow("Change password");
  const fields = { "Current password": "not the password", "New password": NEW_PASSWORD };
  await visitor.press("Change password", fields);
  expect(visitor.description("Current password")).toContain("This is not your current password.");
  expect(visitor.page.html).not.toContain(NEW_PASSWORD);
  await visitor.press("Change password", { ...fields, "Current password": PASSWORD });
  expect(visitor.path).toBe("/settings?saved=password");
  await other.open("/settings");
  expect(other.path).toMatch(/^\/auth/);
  await signIn(other, email);
  expect(other.page.text).toContain("Invalid login credentials");
  await signIn(other, email, { password: NEW_PASSWORD, next: "/settings" });
  expect(other.path).toBe("/settings");
});

test("other devices are signed out, this one stays", async ({ visitor, newVisitor }) => {
  const email = await signUp(visitor);
  const other = newVisitor();
  await signIn(other, email);
  await visitor.open("/settings");
  await visitor.press("Sign out other devices");
  expect(visitor.page.text).toContain("Your other devices can change nothing from now on");
  await other.open("/settings");
  expect(other.path).toMatch(/^\/auth/);
  await visitor.open("/settings");
  expect(visitor.path).toBe("/settings");
});

test("the email address changes with the password", async ({ visitor, newVisitor, server }) => {
  const before = await signUp(visitor);
  const email = newAddress();
  await visitor.open("/settings");
  await visitor.follow("Change email");
  await visitor.press("Change email", { "New email": email, "Your password": "not the password" });
  expect(visitor.description("Your password")).toMatch(/not your current/);
  expect(visitor.field("New email").value).toBe(email);
  await visitor.press("Change email", { "Your password": PASSWORD });
  expect(visitor.page.text).toContain("Your e-mail address is changed.");
  visitor.main.getByRole("heading", { name: email });
  const accounts = `select email from auth.users where email in ('${before}', '${email}')`;
  expect(await readRows(server, accounts)).toEqual([{ email }]);
  const other = newVisitor();
  await signIn(other, email, { next: "/settings" });
  expect(other.path).toBe("/settings");
});

test("e-mails are kept as chosen, and the data can be downloaded", async ({ visitor }) => {
  const email = await signUp(visitor);
  await visitor.open("/settings");
  await visitor.press("Save emails", { "New reviews of my favorites": true });
  expect(visitor.page.text).toContain("Your e-mail preferences are saved.");
  await visitor.open("/settings");
  expect((visitor.field("New reviews of my favorites") as HTMLInputElement).checked).toBe(true);

  const data = await visitor.fetch("/settings/data");
  expect(data.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-disposition": expect.stringContaining("chard-data.zip"),
  });
  const files = unzipSync(data.body);
  expect(JSON.parse(strFromU8(files["data.json"]!))).toMatchObject({
    account: { email, fullName: "Noor Adeyemi" },
    mail_preferences: [{ favorite_reviews: true }],
    reviews: [],
  });
});

test("signed-out visitors get no data and no settings", async ({ visitor }) => {
  for (const path of ["/settings", "/settings/delete", "/settings/data", "/profile"]) {
    const { status, headers } = await visitor.fetch(path);
    expect([path, status]).toEqual([path, 307]);
    expect(headers.location).toContain("/auth?next=");
  }
});

test("an account can be deleted, and the deletion cancelled", async ({ visitor, server }) => {
  const email = await signUp(visitor);
  await visitor.open("/settings");
  await visitor.follow("Delete my account");
  await visitor.press("Delete my account", {
    "Delete my reviews and posts too": true,
    "Confirm your password": "not the password",
  });
  expect(visitor.description("Confirm your password")).toMatch(/not your current/);
  await visitor.press("Delete my account", { "Confirm your password": PASSWORD });
  expect(visitor.page.text).toContain("Your account will be deleted on");
  const due = `select 1 from chard.account_deletions where user_id = (select id from auth.users where email = '${email}')`;
  expect(await readRows(server, due)).toHaveLength(1);
  await visitor.open("/profile");
  expect(visitor.page.text).toContain("Your account will be deleted on");
  await visitor.press("Cancel the deletion");
  expect(visitor.page.text).toContain("Your account stays.");
  expect(await readRows(server, due)).toHaveLength(0);
});

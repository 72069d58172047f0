import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { readRows } from "@/e2e/support/servers/database-shell";
import {
  newDeskName,
  signIn,
  signUp,
  signUpByForm,
  signUpForDesk,
} from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Signing in without scripts (P9.17).
test("from a press, signed out, to a favorite on another device @core", async ({
  visitor,
  newVisitor,
}) => {
  await visitor.open("/restaurants/1");
  await visitor.press("Add to favorites");
  expect(visitor.path).toBe("/auth?next=%2Frestaurants%2F1");
  await visitor.follow("Create an account");
  expect(visitor.path).toBe("/auth/join?next=%2Frestaurants%2F1");
  const email = newAddress();
  const fields = { "Full Name": "Noor Adeyemi", Email: email };
  await visitor.press("Sign Up", { ...fields, Password: "short" });
  expect(visitor.page.text).toContain("Password must be at least 6 characters");
  expect(visitor.field("Full Name").value).toBe("Noor Adeyemi");
  expect(visitor.field("Email").value).toBe(email);
  expect(visitor.field("Password").value).toBe("");
  await visitor.press("Sign Up", { Password: PASSWORD });
  expect(visitor.path).toBe("/restaurants/1");
  await visitor.press("Add to favorites");
  expect(visitor.path).toBe("/favorites/list");
  visitor.main.getByRole("link", { name: /Radish & Rye/ });

  const device = newVisitor();
  await signIn(device, email, { next: "/favorites/list" });
  expect(device.path).toBe("/favorites/list");
  device.main.getByRole("link", { name: /Radish & Rye/ });
});

test("the name of an account of the desk is no name for another", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const name = newDeskName();
  const moderator = newVisitor();
  await signUpForDesk(moderator, server, "editor", name);
  await moderator.open("/profile");
  await moderator.press("Save", { Name: name });
  const email = await signUpByForm(visitor, { name: `  ${name.toUpperCase()} ` });
  expect(visitor.path).toMatch(/^\/auth\/join/);
  expect(visitor.description("Full Name")).toContain(
    "This name looks like the site's or a moderator's.",
  );
  expect(visitor.field("Email").value).toBe(email);
  await visitor.press("Sign Up", { "Full Name": "Noor Adeyemi", Password: PASSWORD });
  expect(visitor.path).toBe("/about/mission");
});

test("a wrong password is an error in the form, and an account signs in", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const email = await signUp(newVisitor());
  await visitor.open("/profile");
  expect(visitor.path).toBe("/auth?next=%2Fprofile");
  await visitor.press("Sign In", { Email: email, Password: "not the password" });
  expect(visitor.main.getByRole("alert").textContent).toContain("Invalid login credentials");
  expect(visitor.field("Email").value).toBe(email);
  await visitor.press("Sign In", { Password: PASSWORD });
  expect(visitor.path).toBe("/profile");
  // Who is signed in is led on.
  await visitor.open("/auth/join");
  expect(visitor.path).toBe("/");
  expect(await readRows(server, `select email from auth.users where email = '${email}'`)).toEqual([
    { email },
  ]);
});

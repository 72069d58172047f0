import { rmSync } from "node:fs";
import { PASSWORD, startServer } from "@/e2e/support/auth-server";
import { changeRole, passwordAlone, signUp, takeKeyByForms } from "@/e2e/support/http-account";
import { expect, test } from "@/e2e/support/http-test";
import { HttpVisitor } from "@/e2e/support/http-visitor";

// The second factor (P14.122 to P14.126), by forms alone.
test.describe.configure({ timeout: 180_000 });

const WRONG = "000000";

test("is set up, required after the password, and turned off", async ({ visitor }) => {
  const email = await signUp(visitor);
  await visitor.open("/settings");
  await visitor.follow("Set up: second factor");
  await visitor.press("Continue", { "Your password": "not the password" });
  expect(visitor.description("Your password")).toMatch(/not your present/);
  const app = await takeKeyByForms(visitor);
  expect(visitor.path).toBe("/settings/second-factor/code");
  await visitor.press("Turn on", { Code: "12" });
  expect(visitor.description("Code")).toMatch(/six digits/);
  await visitor.press("Turn on", { Code: WRONG });
  expect(visitor.description("Code")).toMatch(/This code is not right/);
  await visitor.press("Turn on", { Code: await app.nextCode() });
  expect(visitor.page.text).toContain("The second factor is on.");

  await passwordAlone(visitor, email);
  await visitor.open("/settings/second-factor");
  expect(visitor.path).toBe("/auth/second-step?next=%2Fsettings%2Fsecond-factor");
  await visitor.press("Continue", { Code: WRONG });
  expect(visitor.description("Code")).toMatch(/This code is not right/);
  await visitor.press("Continue", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/settings/second-factor");
  await visitor.press("Turn off", { "Your password": "not the password" });
  expect(visitor.description("Your password")).toMatch(/not your present/);
  await visitor.press("Turn off", { "Your password": PASSWORD });
  expect(visitor.page.text).toContain("The second factor is off.");
  await passwordAlone(visitor, email);
  await visitor.open("/settings/password");
  expect(visitor.path).toBe("/settings/password");
});

test("a site that others reach has desk accounts set one up", async () => {
  const server = await startServer({ variables: { CHARD_EMBEDDED_AUTH: "public" } });
  const visitor = new HttpVisitor(server.origin);
  await changeRole(server, await signUp(visitor), "editor");
  await visitor.open("/desk/venues");
  expect(visitor.path).toBe("/settings/second-factor?for=desk");
  expect(visitor.page.text).toContain("The desk opens to accounts with a second factor.");
  const app = await takeKeyByForms(visitor);
  await visitor.press("Turn on", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/settings?saved=factor-on");
  await visitor.open("/desk/venues");
  expect(visitor.path).toBe("/desk/venues");
  await server.stop();
  rmSync(server.dataDirectory, { recursive: true, force: true });
});

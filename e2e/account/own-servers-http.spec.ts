import { rmSync } from "node:fs";
import { startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { changeRole, signUp, takeKeyByForms } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { writeReview } from "@/e2e/support/http/write-review";

// What accounts do on a server with other settings.
test.describe.configure({ timeout: 240_000 });

let directory: string;
let first: AuthServer;

test.beforeAll(async () => {
  directory = newDataDirectory();
  const variables = { CHARD_EMBEDDED_AUTH: "public" };
  first = await startServer({ dataDirectory: directory, reviewFirst: true, variables });
});
test.afterAll(async () => {
  await first.stop();
  rmSync(directory, { recursive: true, force: true });
});

test("a site that others reach has desk accounts set a second factor up; with CHARD_REVIEW_FIRST=1 a first review waits, and the one after it was published does not", async () => {
  const [visitor, member] = [new HttpVisitor(first.origin), new HttpVisitor(first.origin)];
  await changeRole(first, await signUp(visitor), "moderator");
  await visitor.open("/desk/venues");
  expect(visitor.path).toBe("/settings/second-factor?for=desk");
  expect(visitor.page.text).toContain("The desk opens to accounts with a second factor.");
  const app = await takeKeyByForms(visitor);
  await visitor.press("Turn on", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/settings?saved=factor-on");
  await visitor.open("/desk/venues");
  expect(visitor.path).toBe("/desk/venues");

  await signUp(member);
  await writeReview(member, "1", "The first review of this account, and an honest one.");
  expect(member.page.text).toContain("A moderator will review it first.");
  await member.open("/restaurants/1");
  expect(member.page.text).not.toContain("The first review of this account");
  await visitor.open("/desk/reviews");
  await visitor.follow(/A visit/);
  await visitor.press("Publish");
  await expect
    .poll(async () => (await member.open("/restaurants/1")).text)
    .toContain("The first review of this account");
  await writeReview(member, "2", "The second review of this account, which is known by now.");
  expect(member.path).toMatch(/^\/restaurants\/2#review-/);
});

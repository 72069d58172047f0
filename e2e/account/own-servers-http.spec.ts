import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  newAddress,
  PASSWORD,
  startServer,
  type AuthServer,
} from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { runShell } from "@/e2e/support/servers/database-shell";
import { changeRole, signIn, signUp, takeKeyByForms } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { writeReview } from "@/e2e/support/http/write-review";

// What accounts do on servers with other settings, and after a start. Each server costs seconds: they share a data directory.
test.describe.configure({ mode: "serial", timeout: 240_000 });

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

test("after a full disk every confirmed sign-up is there, and an account is gone whose seven days are over", async ({
  request,
}) => {
  const credentials = (email: string) => ({ data: { email, password: PASSWORD } });
  const signUpAt = ({ origin }: AuthServer, email: string) =>
    request.post(`${origin}/auth/v1/signup`, credentials(email));
  const early = newAddress();
  expect((await signUpAt(first, early)).status()).toBe(200);
  const leaver = new HttpVisitor(first.origin);
  const leaving = await signUp(leaver);
  await leaver.open("/settings/delete");
  await leaver.press("Delete my account", { "Confirm your password": PASSWORD });
  expect(leaver.path).toBe("/settings?saved=deletion");
  await runShell(first, "update chard.account_deletions set due_at = now() - interval '1 minute'");
  await first.stop();

  const full = await startServer({
    dataDirectory: directory,
    maxFileKilobytes: 64,
    ready: /Accounts are/,
  });
  const results: [string, number][] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const email = newAddress();
    results.push([email, (await signUpAt(full, email)).status()]);
  }
  expect(results.filter(([, status]) => status >= 500).length).toBeGreaterThan(0);
  expect((await request.get(`${full.origin}/`)).status()).toBe(200);
  await full.stop("SIGKILL");

  const again = await startServer({ dataDirectory: directory });
  const token = `${again.origin}/auth/v1/token?grant_type=password`;
  const confirmed = results.flatMap(([email, status]) => (status === 200 ? [email] : []));
  for (const email of [early, ...confirmed])
    expect((await request.post(token, credentials(email))).status()).toBe(200);
  await expect(async () => {
    const there = new HttpVisitor(again.origin);
    await signIn(there, leaving);
    expect(there.page.text).toContain("Invalid login credentials");
  }).toPass();
  await again.stop("SIGKILL");
});

test("a data directory that cannot be written: pages work, accounts say that they are unavailable", async () => {
  // A file in its place is refused to every user, root included.
  const server = await startServer({
    dataDirectory: join(process.execPath, "data"),
    ready: /Accounts are not available/,
  });
  const visitor = new HttpVisitor(server.origin);
  expect((await visitor.open("/restaurants/near-me")).status).toBe(200);
  const email = newAddress();
  await signIn(visitor, email);
  expect(visitor.main.getByRole("alert").textContent).toContain("Accounts cannot be reached");
  expect(visitor.field("Email").value).toBe(email);
  expect(visitor.page.html).not.toContain(process.execPath);

  const body = Buffer.from(JSON.stringify({ email, password: PASSWORD }));
  const send = { method: "POST", type: "application/json", body };
  const refused = await visitor.fetch("/auth/v1/token?grant_type=password", send);
  expect(refused.status).toBe(503);
  // As faults.spec.ts has it in a browser.
  expect(refused.html).toContain("Accounts are not available right now. Please try again later.");
  expect(refused.html).not.toContain(process.execPath);
  await server.stop("SIGKILL");
});

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
import { signIn, signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// Accounts in a data directory that cannot be written: docs/faults.md.
test.describe.configure({ timeout: 240_000 });

test("after a full disk every confirmed sign-up is there, and an account is gone whose seven days are over", async ({
  request,
}) => {
  const directory = newDataDirectory();
  const variables = { CHARD_EMBEDDED_AUTH: "public" };
  const first = await startServer({ dataDirectory: directory, variables });
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
  rmSync(directory, { recursive: true, force: true });
});

test("a data directory that cannot be written: pages work, accounts say that they are unavailable @core", async () => {
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
  // As account/faults.spec.ts has it in a browser.
  expect(refused.html).toContain("Accounts are not available right now. Please try again later.");
  expect(refused.html).not.toContain(process.execPath);
  await server.stop("SIGKILL");
});

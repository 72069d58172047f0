import { existsSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { newAddress, PASSWORD, startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { readRows } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/fixtures";

// It starts and stops servers of its own.
test.describe.configure({ timeout: 240_000 });

let directory: string;

test.beforeEach(() => {
  directory = newDataDirectory();
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = () => startServer({ dataDirectory: directory });

/** A sign-up on a connection of its own: when it was sent, and its response. */
function signUp(origin: string, email: string) {
  const request = httpRequest(`${origin}/auth/v1/signup`, {
    agent: false,
    method: "POST",
    headers: { "Content-Type": "application/json" },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
  });
  const sent = new Promise<void>((resolve) => request.on("finish", resolve));
  request.end(JSON.stringify({ email, password: PASSWORD }));
  return { sent, status };
}

test("sign-ups under way at SIGTERM are finished, and the database is closed @core", async ({
  request,
}) => {
  const server = await start();
  // More than a busy process takes up in half a second: each turn of its loop accepts one connection.
  const emails = Array.from({ length: 20 }, newAddress);
  const signUps = emails.map((email) => signUp(server.origin, email));
  let done = 0;
  for (const { status } of signUps) void status.then(() => (done += 1));
  await Promise.all(signUps.map(({ sent }) => sent));
  expect(done).toBeLessThan(emails.length);
  await server.stop();
  expect(await Promise.all(signUps.map(({ status }) => status))).toEqual(emails.map(() => 200));
  expect(existsSync(join(directory, "lock.json"))).toBe(false);
  // PGlite leaves it behind when it is not closed.
  expect(existsSync(join(directory, "accounts/postmaster.pid"))).toBe(false);

  const next = await start();
  const found = await readRows(next, "select email from auth.users order by email");
  expect(found.map(({ email }) => email)).toEqual(emails.toSorted());
  const response = await request.post(`${next.origin}/auth/v1/token?grant_type=password`, {
    data: { email: emails[0], password: PASSWORD },
  });
  expect(response.status()).toBe(200);
  await next.stop("SIGKILL");
});

import { rmSync } from "node:fs";
import { startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test } from "@/e2e/support/fixtures";

test("a server with all its services is alive and ready @core", async ({ request }) => {
  const live = await request.get("/api/health");
  expect(await live.json()).toEqual({ status: "ok" });
  expect(live.headers()["cache-control"]).toBe("no-store");
  await expect
    .poll(async () => (await request.get("/api/health/ready")).json())
    .toEqual({ status: "ready" });
});

test("a server whose accounts another server holds is alive, not ready, and gives no details", async ({
  request,
}) => {
  const directory = newDataDirectory();
  const first = await startServer({ dataDirectory: directory });
  const second = await startServer({
    dataDirectory: directory,
    ready: /Accounts are not available/,
  });
  expect((await request.get(`${second.origin}/api/health`)).status()).toBe(200);
  const ready = await request.get(`${second.origin}/api/health/ready`);
  expect(ready.status()).toBe(503);
  const down = async () =>
    (await (await request.get(`${second.origin}/api/health/ready`)).json()) as unknown;
  await expect.poll(down).toEqual({ status: "unavailable", down: ["accounts", "database"] });
  expect(ready.headers()["cache-control"]).toBe("no-store");
  await first.stop();
  await second.stop();
  rmSync(directory, { recursive: true, force: true });
});

import { expect, test } from "@/e2e/support/fixtures";

test("a server with all its services is alive and ready @core", async ({ request }) => {
  const live = await request.get("/api/health");
  expect(await live.json()).toEqual({ status: "ok" });
  expect(live.headers()["cache-control"]).toBe("no-store");
  await expect
    .poll(async () => (await request.get("/api/health/ready")).json())
    .toEqual({ status: "ready" });
});

test("without a token in the settings there are no metrics", async ({ request }) => {
  expect((await request.get("/api/metrics")).status()).toBe(404);
});

import { rmSync } from "node:fs";
import { startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test } from "@/e2e/support/fixtures";

const TOKEN = "metrics-token-of-this-test";

test("without a token in the settings there are no metrics", async ({ request }) => {
  expect((await request.get("/api/metrics")).status()).toBe(404);
});

test("Prometheus reads what the server did, and nobody else does", async ({ request }) => {
  const directory = newDataDirectory();
  const server = await startServer({
    dataDirectory: directory,
    variables: { CHARD_METRICS_TOKEN: TOKEN },
  });
  const read = (headers = {}) => request.get(`${server.origin}/api/metrics`, { headers });

  expect((await read()).status()).toBe(401);
  expect((await read({ Authorization: "Bearer another-token-altogether" })).status()).toBe(401);
  await request.get(`${server.origin}/about/mission`);
  await request.get(`${server.origin}/nope`);

  const response = await read({ Authorization: `Bearer ${TOKEN}` });
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("text/plain; version=0.0.4");
  expect(response.headers()["cache-control"]).toBe("no-store");
  const text = await response.text();
  expect(text).toContain('chard_requests_total{kind="page",status="2xx"} 1');
  expect(text).toContain('chard_requests_total{kind="page",status="4xx"} 1');
  expect(text).toContain('chard_requests_total{kind="api",status="4xx"} 2');
  expect(text).toMatch(/chard_page_cache_total\{result="hit"\} \d/);
  expect(text).toMatch(/chard_transaction_seconds_count\{failed="false"\} [1-9]/);
  expect(text).toContain('chard_desk_waiting{queue="listings"} 0');
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(server.log()).not.toContain(TOKEN);

  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { ask } from "@/e2e/front/ask";
import { expect, test } from "@/e2e/support/fixtures";
import { startReverseProxy } from "@/scripts/test/reverse-proxy.mjs";

let app: Server;
let proxy: Awaited<ReturnType<typeof startReverseProxy>>;

test.beforeAll(async () => {
  app = createServer((_, response) => response.end("ok")).listen(0, "127.0.0.1");
  await new Promise((resolve) => app.once("listening", resolve));
  proxy = await startReverseProxy({
    ports: [(app.address() as AddressInfo).port],
    staticFolder: tmpdir(),
    // So slow that no token is refilled while the test runs.
    rate: "1r/m",
    burst: "9",
    connections: "5",
    proxies: "set_real_ip_from 127.0.0.1;",
  });
});

test.afterAll(async () => {
  await proxy.stop();
  app.close();
});

/** This test acts as the proxy before the reverse proxy and names the client. */
async function statuses(clients: string[]) {
  const found: number[] = [];
  for (const client of clients) {
    const headers = { "X-Forwarded-For": client };
    found.push((await ask(proxy.origin, "/auth/v1/health", { headers })).status);
  }
  return found;
}

test("one client can send so many requests and no more; others are not affected", async () => {
  expect(await statuses(Array(12).fill("203.0.113.1"))).toEqual([
    ...Array(10).fill(200),
    ...Array(2).fill(429),
  ]);
  expect(await statuses(["203.0.113.2"])).toEqual([200]);
});

test("a client does not escape by making entries up, nor by the addresses of its IPv6 network", async () => {
  const madeUp = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}, 203.0.113.3`);
  expect((await statuses(madeUp)).filter((status) => status === 429)).toHaveLength(2);
  const network = Array.from({ length: 12 }, (_, index) => `2001:db8:1:2::${index + 1}`);
  expect((await statuses(network)).filter((status) => status === 429)).toHaveLength(2);
  expect(await statuses(["2001:db8:1:3::1"])).toEqual([200]);
});

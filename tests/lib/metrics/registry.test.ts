/** @jest-environment node */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { measuredMails, measuredTransactions } from "@/lib/measurements";
import { metricsRegistry, startMetrics } from "@/lib/metrics/registry";
import { onRequest } from "@/lib/next-internals/on-request";

/** Sends one request to a server that responds with a status and, for pages, with what the page cache did. */
async function request(path: string, status: number, cached?: string) {
  const server = createServer((_, response) => {
    if (cached) response.setHeader("x-nextjs-cache", cached);
    response.statusCode = status;
    response.end("ok");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  server.close();
  await once(server, "close");
}

test("counts requests, pages of the cache, transactions and mails from its start on", async () => {
  expect(metricsRegistry()).toBeUndefined();
  onRequest([startMetrics()]);
  await request("/restaurants/1", 200, "HIT");
  await request("/restaurants/1", 200, "MISS");
  await request("/nope", 404);
  await request("/api/health", 503);
  measuredTransactions.publish({ seconds: 0.03, isFailed: false });
  measuredTransactions.publish({ seconds: 20, isFailed: true });
  measuredMails.publish({ result: "failed" });

  const lines = (await metricsRegistry()!.metrics()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'chard_requests_total{kind="page",status="2xx"} 2',
      'chard_requests_total{kind="page",status="4xx"} 1',
      'chard_requests_total{kind="api",status="5xx"} 1',
      'chard_page_cache_total{result="hit"} 1',
      'chard_page_cache_total{result="miss"} 1',
      'chard_request_seconds_count{kind="page"} 3',
      'chard_transaction_seconds_bucket{le="0.05",failed="false"} 1',
      'chard_transaction_seconds_bucket{le="10",failed="true"} 0',
      'chard_transaction_seconds_count{failed="true"} 1',
      'chard_mails_total{result="failed"} 1',
    ]),
  );
  expect(lines.some((line) => line.startsWith("process_resident_memory_bytes "))).toBe(true);
});

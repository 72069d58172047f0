import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import {
  measuredMails,
  measuredTransactions,
  type MeasuredMail,
  type MeasuredTransaction,
} from "@/lib/measurements";
import { requestKind } from "@/lib/metrics/request-kind";
import type { RequestStep } from "@/lib/next-internals/on-request";

/** From a file in memory to a page that waits for a slow database. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Route handlers and instrumentation are bundled apart, but share the process, and so must share its metrics. */
const shared = globalThis as typeof globalThis & { chardMetrics?: Registry };

/** The metrics of this process; undefined unless startMetrics was called. */
export function metricsRegistry() {
  return shared.chardMetrics;
}

/** "200" as "2xx": single statuses would multiply the series. */
const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

function countRequests(registers: Registry[]): RequestStep {
  const requests = new Counter({
    name: "chard_requests_total",
    help: "Requests by kind and class of status",
    labelNames: ["kind", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "chard_request_seconds",
    help: "Time from the start of a request to the end of its response, by kind",
    labelNames: ["kind"],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: "chard_page_cache_total",
    help: "Pages by what the page cache did: hit, stale or miss (rendered for the request)",
    labelNames: ["result"],
    registers,
  });
  return ({ request, response }) => {
    const end = seconds.startTimer();
    const kind = requestKind(request.method ?? "GET", request.url ?? "/");
    response.once("close", () => {
      end({ kind });
      requests.inc({ kind, status: statusClass(response.statusCode) });
      const cached = response.getHeader("x-nextjs-cache");
      if (kind === "page" && typeof cached === "string")
        pages.inc({ result: cached.toLowerCase() });
    });
  };
}

function measureDatabase(registers: Registry[]) {
  const seconds = new Histogram({
    name: "chard_transaction_seconds",
    help: "Time of one transaction with its wait for a connection, by whether it failed",
    labelNames: ["failed"],
    buckets: SECONDS,
    registers,
  });
  measuredTransactions.subscribe((message) => {
    const { seconds: taken, isFailed } = message as MeasuredTransaction;
    seconds.observe({ failed: String(isFailed) }, taken);
  });
}

function countMails(registers: Registry[]) {
  const mails = new Counter({
    name: "chard_mails_total",
    help: "Mails by whether the mail server took them",
    labelNames: ["result"],
    registers,
  });
  measuredMails.subscribe((message) => mails.inc({ result: (message as MeasuredMail).result }));
}

/** Begins to measure this process, with Node's own memory, processor and event loop. Returns the step that counts requests. */
export function startMetrics(): RequestStep {
  const registry = (shared.chardMetrics = new Registry());
  collectDefaultMetrics({ register: registry });
  measureDatabase([registry]);
  countMails([registry]);
  return countRequests([registry]);
}

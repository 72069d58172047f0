import { trustedProxies } from "@/lib/clients/client-address";
import { closeStores } from "@/lib/database/open-stores";
import { limitRequests } from "@/lib/database/connection/wait-limit";
import { isDatabaseRemote } from "@/lib/database/has-database";
import { refuseLargeBodies } from "@/lib/http/body-limits";
import { limitCookies } from "@/lib/http/cookie-limit";
import { replaceForwardedFor } from "@/lib/http/forwarded-for";
import { embeddedExposure, refuseUnexpectedHosts } from "@/lib/http/request-hosts";
import { numberRequest } from "@/lib/http/request-id";
import type { RequestStep } from "@/lib/next-internals/on-request";
import { stopGracefully } from "@/lib/next-internals/shutdown";
import { acceptUndecodablePath } from "@/lib/next-internals/undecodable-paths";
import { storePageViews } from "@/lib/page-views/count-view";

/** The log of requests, where the operator wants one. */
async function logSteps(): Promise<RequestStep[]> {
  if (process.env.CHARD_LOG !== "json") return [];
  const { logAsJson, logRequest } = await import("@/lib/server/json-log");
  logAsJson();
  return [logRequest];
}

async function metricsSteps(): Promise<RequestStep[]> {
  if (!process.env.CHARD_METRICS_TOKEN) return [];
  const { startMetrics } = await import("@/lib/metrics/registry");
  return [startMetrics()];
}

/** Only this machine and the site's own names reach embedded accounts. */
function hostSteps(proxies: number) {
  const exposure = embeddedExposure();
  return exposure ? [refuseUnexpectedHosts(exposure, proxies > 0)] : [];
}

/** What was counted is stored before the database is closed. */
async function finish() {
  await storePageViews();
  await closeStores();
}

/**
 * All that happens to a request before Next reads it, in this order: it is numbered, logged and counted as it came; then its limits
 * begin; then what it says is checked and cut down.
 *
 * @param startPages Starts what changes its response. Called once the log has begun.
 */
export async function requestSteps(
  startPages: () => readonly RequestStep[],
): Promise<RequestStep[]> {
  const proxies = trustedProxies();
  return [
    numberRequest,
    ...(await logSteps()),
    ...(await metricsSteps()),
    ...(isDatabaseRemote() ? [limitRequests()] : []),
    ...startPages(),
    ...hostSteps(proxies),
    replaceForwardedFor(proxies),
    refuseLargeBodies(),
    acceptUndecodablePath,
    limitCookies,
    stopGracefully(finish),
  ];
}

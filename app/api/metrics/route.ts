import { isAuthorized } from "@/lib/metrics/is-authorized";
import { readDeskMetrics } from "@/lib/metrics/desk-metrics";
import { metricsRegistry } from "@/lib/metrics/registry";

/** The server's metrics in Prometheus' text format (P14.740). Without CHARD_METRICS_TOKEN there is no such page. */
export const dynamic = "force-dynamic";

const NO_STORE = { "Cache-Control": "no-store" };

export async function GET(request: Request) {
  const token = process.env.CHARD_METRICS_TOKEN?.trim();
  const registry = metricsRegistry();
  if (!token || !registry) return new Response(null, { status: 404, headers: NO_STORE });
  if (!isAuthorized(request.headers.get("authorization"), token))
    return new Response(null, {
      status: 401,
      headers: { ...NO_STORE, "WWW-Authenticate": "Bearer" },
    });
  const own = await registry.metrics();
  // Those of the process say most while the database is down.
  const desk = await readDeskMetrics().catch(() => undefined);
  return new Response(desk ? `${own}\n${desk}` : own, {
    headers: { ...NO_STORE, "Content-Type": registry.contentType },
  });
}

import { listServicesDown } from "@/lib/server/health";

/** Readiness: visitors can be sent here. 503 names the services that cannot be reached; pages are served nevertheless. */
export const dynamic = "force-dynamic";

export async function GET() {
  const down = await listServicesDown();
  const isReady = down.length === 0;
  return Response.json(isReady ? { status: "ready" } : { status: "unavailable", down }, {
    status: isReady ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}

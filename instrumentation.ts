import type { Instrumentation } from "next";

/** Runs once when a server starts, before it answers; Next does not call it while building. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("@/lib/server/start");
  await startServer();
}

/** What a request met on the server, with the number that the page for an error names. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requestIdOf } = await import("@/lib/http/request-id");
  const details = {
    method: request.method,
    route: context.routePath,
    id: requestIdOf(request.headers),
  };
  if (process.env.CHARD_LOG === "json") {
    const { logRequestError } = await import("@/lib/server/json-log");
    logRequestError(error, details);
    // Without that log Next's own word on the console stands, after this line.
  } else console.error(`Request ${details.id}: ${details.method} ${details.route} failed.`);
};

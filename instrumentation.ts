import type { Instrumentation } from "next";

/** Runs once when a server starts, before it answers; Next does not call it while building. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("@/lib/server/start");
  await startServer();
}

/** What a request met on the server, as a line of the JSON log. Without that log, Next's own word on the console stands. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.CHARD_LOG !== "json") return;
  const { logRequestError } = await import("@/lib/server/json-log");
  logRequestError(error, { method: request.method, route: context.routePath });
};

import { format } from "node:util";
import { pino } from "pino";
import { onRequest } from "@/lib/next-internals/on-request";
import { scrub, scrubPath } from "@/lib/server/scrub";

const HEALTH_PATH = /^\/api\/health(\/|$)/;
const REQUEST_ID = /^[\w-]{1,64}$/;

const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});

/** Next reports an error both to `onRequestError` and on the console. */
const reported = new WeakSet<Error>();

/**
 * From now on everything that this process writes is one line of JSON: each request, and everything that the site and Next write to the
 * console. No line contains a visitor's IP address, browser, cookie, query or e-mail address.
 */
export function logAsJson() {
  onRequest(({ request, response }) => {
    const start = performance.now();
    const { method } = request;
    const path = scrubPath(request.url ?? "");
    const id = request.headers["x-request-id"];
    response.once("close", () => {
      const status = response.statusCode;
      if (status < 400 && HEALTH_PATH.test(path)) return;
      log[status < 500 ? "info" : "error"](
        {
          method,
          path,
          status,
          ms: Math.round(performance.now() - start),
          ...(typeof id === "string" && REQUEST_ID.test(id) && { id }),
          ...(!response.writableFinished && { aborted: true }),
        },
        "request",
      );
    });
  });

  console.log = console.info = logAt("info");
  console.warn = logAt("warn");
  console.error = logAt("error");
}

function logAt(level: "info" | "warn" | "error") {
  return (...words: unknown[]) => {
    if (words.some((word) => word instanceof Error && reported.has(word))) return;
    log[level](scrub(format(...words)).trim());
  };
}

/** One line for an error of a request on the server; `route` is the route's pattern, such as /restaurants/[id]. */
export function logRequestError(error: unknown, details: { method: string; route: string }) {
  if (error instanceof Error) reported.add(error);
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  log.error({ ...details, error: name, stack: scrub(stack ?? "") }, scrub(message));
}

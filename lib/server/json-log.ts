import { format } from "node:util";
import { pino } from "pino";
import { requestIdOf } from "@/lib/http/request-id";
import type { RequestStep } from "@/lib/next-internals/on-request";
import { scrub, scrubPath } from "@/lib/server/scrub";

const HEALTH_PATH = /^\/api\/health(\/|$)/;

const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});

/** Next reports an error both to `onRequestError` and on the console. */
const reported = new WeakSet<Error>();

/** One line for each request, when its response ends: no query, cookie or name of a visitor is in it. */
export const logRequest: RequestStep = ({ request, response }) => {
  const start = performance.now();
  const { method } = request;
  const path = scrubPath(request.url ?? "");
  const id = requestIdOf(request.headers);
  response.once("close", () => {
    const status = response.statusCode;
    if (status < 400 && HEALTH_PATH.test(path)) return;
    log[status < 500 ? "info" : "error"](
      {
        method,
        path,
        status,
        ms: Math.round(performance.now() - start),
        ...(id && { id }),
        ...(!response.writableFinished && { aborted: true }),
      },
      "request",
    );
  });
};

/**
 * From now on everything that the site and Next write to the console is one line of JSON. No line contains a visitor's IP address,
 * browser, cookie, query or e-mail address.
 */
export function logAsJson() {
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

/** What an error line says of its request: `route` is the route's pattern, such as /restaurants/[id]. */
type ErrorDetails = { method: string; route: string; id: string | undefined };

/** What Next sends to the browser of an error: the page inside the site names it. */
function digestOf(error: unknown) {
  const digest = (error as { digest?: unknown } | null)?.digest;
  return typeof digest === "string" ? digest : undefined;
}

/** One line for an error of a request on the server. */
export function logRequestError(error: unknown, details: ErrorDetails) {
  if (error instanceof Error) reported.add(error);
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const line = { ...details, digest: digestOf(error), error: name, stack: scrub(stack ?? "") };
  log.error(line, scrub(message));
}

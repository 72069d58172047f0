import { hasFailedSince, isDatabaseDown } from "@/lib/database/connection/availability";
import type { RequestScope } from "@/lib/supabase/request-scope";
import { SITE_NAME } from "@/lib/site";

/** After so many seconds a visitor's browser, or a client that understands Retry-After, sends the request again. */
export const RETRY_AFTER_SECONDS = 10;

/**
 * What is sent instead of a page that cannot be rendered because the database or the auth service does not respond: pages that need
 * neither, or were rendered before, stay available. It needs no other file, and reloads itself.
 */
const unavailablePage = (reason: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Back in a moment | ${SITE_NAME}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;padding:2rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 .75rem}
</style>
</head>
<body>
<main>
<h1>Back in a moment</h1>
<p>This page cannot be put together right now: ${reason}. It is tried again every ${RETRY_AFTER_SECONDS} seconds, you need not do anything.</p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`;

function reasonFor(begun: number, scope: RequestScope | undefined) {
  if (isDatabaseDown() || hasFailedSince(begun)) return "the directory's database does not answer";
  return scope?.wasUnavailable ? "accounts cannot be asked" : undefined;
}

/**
 * For a response that failed because the database does not respond, or the auth service could not be reached: 503, and this page.
 * `begun` is when its request arrived.
 */
export function replaceWhileUnavailable(status: number, begun: number, scope?: RequestScope) {
  const reason = status === 500 ? reasonFor(begun, scope) : undefined;
  if (!reason) return undefined;
  const headers = {
    "Retry-After": String(RETRY_AFTER_SECONDS),
    "Cache-Control": "private, no-store",
  };
  return { status: 503, headers, html: unavailablePage(reason) };
}

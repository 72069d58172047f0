import { hasFailedSince, isDatabaseDown } from "@/lib/database/connection/availability";
import type { RequestScope } from "@/lib/supabase/request-scope";
import { plainPage } from "@/lib/http/plain-page";

/** After so many seconds a visitor's browser, or a client that understands Retry-After, sends the request again. */
export const RETRY_AFTER_SECONDS = 10;

/**
 * What is sent instead of a page that cannot be rendered because the database or the auth service does not respond: pages that need
 * neither, or were rendered before, stay available.
 */
const unavailablePage = (reason: string) =>
  plainPage({
    title: "Back in a moment",
    reloadSeconds: RETRY_AFTER_SECONDS,
    paragraphs: [
      `This page cannot be shown right now: ${reason}. It is tried again every ${RETRY_AFTER_SECONDS} seconds: you need not do anything.`,
    ],
  });

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

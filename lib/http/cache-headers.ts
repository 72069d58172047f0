import type { ServerResponse } from "node:http";

/** What Next says of a page. "stale-while-revalidate" is its addition; Chromium obeys it, too. */
const PAGE_LIFETIME = /^(s-maxage=\d+)(?:, stale-while-revalidate=\d+)?$/;

/** How long shared caches keep pages that show a database: a change made elsewhere is seen within 5 s. */
const DATABASE_PAGE_SECONDS = 2;

function cacheHeaders(lifetime: string, hasDatabase: boolean): Record<string, string> {
  if (!hasDatabase) return { "Cache-Control": lifetime };
  return {
    "Cache-Control": `s-maxage=${DATABASE_PAGE_SECONDS}`,
    // nginx obeys this before its own setting of how long a page is kept.
    "X-Accel-Expires": String(DATABASE_PAGE_SECONDS),
  };
}

/**
 * Corrects three of Next's cache headers before a response is sent. No cache keeps a "not found" (P2.6): the id may exist a moment
 * later. No browser shows an outdated page: otherwise authors would not see their new review. With a database, shared caches
 * revalidate soon.
 */
export function correctCacheHeaders(
  response: ServerResponse,
  status: number,
  hasDatabase: boolean,
) {
  const lifetime = PAGE_LIFETIME.exec(String(response.getHeader("Cache-Control")))?.[1];
  if (status === 404) response.setHeader("Cache-Control", "private, no-store");
  else if (lifetime)
    for (const [name, value] of Object.entries(cacheHeaders(lifetime, hasDatabase)))
      response.setHeader(name, value);
}

/** @jest-environment node */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { correctCacheHeaders } from "@/lib/http/cache-headers";

/** What a response says of caches after Next has set `cacheControl`. */
function sent(cacheControl: string, { status = 200, hasDatabase = false } = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader("Cache-Control", cacheControl);
  correctCacheHeaders(response, status, hasDatabase);
  return [response.getHeader("Cache-Control"), response.getHeader("X-Accel-Expires")];
}

const YEAR = "s-maxage=31536000";
const SHOWN_ONCE_MORE = "s-maxage=86400, stale-while-revalidate=31449600";

test.each([
  ["a prerendered page", sent(YEAR), [YEAR, undefined]],
  ["a page that Next would show once more", sent(SHOWN_ONCE_MORE), ["s-maxage=86400", undefined]],
  ["a page of a database", sent(YEAR, { hasDatabase: true }), ["s-maxage=2", "2"]],
  [
    "a page of a database that Next would show once more",
    sent(SHOWN_ONCE_MORE, { hasDatabase: true }),
    ["s-maxage=2", "2"],
  ],
  [
    "a personal page",
    sent("private, no-store", { hasDatabase: true }),
    ["private, no-store", undefined],
  ],
  [
    "an immutable file",
    sent("public, max-age=31536000, immutable", { hasDatabase: true }),
    ["public, max-age=31536000, immutable", undefined],
  ],
  ["a page that is not there", sent(YEAR, { status: 404 }), ["private, no-store", undefined]],
  [
    "a page that is not there, with a database",
    sent(YEAR, { status: 404, hasDatabase: true }),
    ["private, no-store", undefined],
  ],
])("%s", (_, said, expected) => {
  expect(said).toEqual(expected);
});

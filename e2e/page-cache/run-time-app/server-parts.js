import { join } from "node:path";
import { policyFor } from "@/lib/page-cache/finish-page";
import { installPageCache } from "@/lib/page-cache/install";
import { notFoundPageOf } from "@/lib/page-cache/not-found-page";
import { finishOptions } from "@/lib/page-cache/site-pages";
import { inProcessInvalidations } from "@/lib/page-cache/tag-invalidations";
import { completeResponses } from "@/lib/http/complete-response";
import { onRequest } from "@/lib/next-internals/on-request";

/** What lib/server/start.ts does, as far as it concerns pages. */
export function startServer() {
  const build = join(/* turbopackIgnore: true */ process.cwd(), ".next");
  const options = finishOptions(build, {});
  installPageCache(options, notFoundPageOf(build, options), inProcessInvalidations, false);
  onRequest([
    completeResponses({ policyOf: (html, path) => policyFor(html, path, options).policy }),
  ]);
}

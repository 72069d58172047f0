import { finishPage, type FinishedPage, type FinishOptions } from "@/lib/page-cache/finish-page";
import { markDatabase } from "@/lib/page-cache/mark-database";
import { createPageCache } from "@/lib/page-cache/page-cache";
import type { TagInvalidations } from "@/lib/page-cache/tag-invalidations";

/** From now on the pages that this process renders are finished: lib/next-internals/cache-handler.mjs looks for this. */
export function installPageCache(
  options: FinishOptions,
  notFoundPage: () => FinishedPage,
  invalidations: TagInvalidations,
  hasDatabase: boolean,
) {
  const cache = createPageCache({
    finish: (html, path) => finishPage(html, path, options),
    notFoundPage,
    invalidations,
    ...(hasDatabase && { mark: markDatabase }),
  });
  Reflect.set(globalThis, Symbol.for("chard.page-cache"), cache);
}

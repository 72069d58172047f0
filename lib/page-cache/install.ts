import { finishPage, type FinishOptions } from "@/lib/page-cache/finish-page";
import { createPageCache } from "@/lib/page-cache/page-cache";
import type { TagInvalidations } from "@/lib/page-cache/tag-invalidations";

/** From now on the pages that this process renders are finished: lib/next-internals/cache-handler.mjs looks for this. */
export function installPageCache(options: FinishOptions, invalidations: TagInvalidations) {
  const cache = createPageCache({ finish: (html) => finishPage(html, options), invalidations });
  Reflect.set(globalThis, Symbol.for("chard.page-cache"), cache);
}

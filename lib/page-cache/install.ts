import { finishPage, policyFor, type FinishOptions } from "@/lib/page-cache/finish-page";
import { markDatabase } from "@/lib/page-cache/mark-database";
import type { NotFoundPage } from "@/lib/page-cache/not-found-page";
import type { HostChange } from "@/lib/page-cache/own-host";
import { createPageCache } from "@/lib/page-cache/page-cache";
import type { StoredPages } from "@/lib/page-cache/stored-pages";
import type { TagInvalidations } from "@/lib/page-cache/tag-invalidations";

/** From now on the pages that this process renders are finished: lib/next-internals/cache-handler.mjs looks for this. */
export function installPageCache(
  options: FinishOptions,
  notFoundPage: NotFoundPage,
  invalidations: TagInvalidations,
  hasDatabase: boolean,
  { host, storedPages }: { host?: HostChange | undefined; storedPages?: StoredPages } = {},
) {
  const cache = createPageCache({
    finish: (html, path) => finishPage(html, path, options),
    notFoundPage,
    invalidations,
    policyOf: (html, path) => policyFor(html, path, options).policy,
    ...(hasDatabase && { mark: markDatabase }),
    ...(host && { changeHost: host.changeResponse }),
    // Without a database there is nothing that they show.
    ...(hasDatabase && storedPages && { storedPages }),
  });
  Reflect.set(globalThis, Symbol.for("chard.page-cache"), cache);
}

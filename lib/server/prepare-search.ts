import type { RequestPage } from "@/lib/page-cache/refresh-pages";
import { FINDS_NOTHING, SUGGESTIONS_PATH } from "@/lib/search/paths";

const AFTER_MS = 1_000;
/** By then a server listens. */
const MAX_ATTEMPTS = 30;

/** Has a server prepare the names that the location search needs, which takes seconds, before a visitor types the first one. */
export function prepareSearch(request: RequestPage, attempts = MAX_ATTEMPTS) {
  if (attempts === 0) return;
  const ask = () =>
    request(`${SUGGESTIONS_PATH}?q=${FINDS_NOTHING}`).catch(() =>
      prepareSearch(request, attempts - 1),
    );
  setTimeout(ask, AFTER_MS).unref();
}

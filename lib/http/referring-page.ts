import "server-only";

import { headers } from "next/headers";

/** The page that a request came from, of which only path and query may be used; the home page where the request names none. */
export async function referringPage() {
  const referer = (await headers()).get("referer") ?? "";
  return new URL(URL.canParse(referer) ? referer : "https://this.site");
}

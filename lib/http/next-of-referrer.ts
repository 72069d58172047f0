import "server-only";

import { nextPath } from "@/lib/auth/next-path";
import { languageOfPath } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { referringPage } from "@/lib/http/referring-page";

/**
 * Where the sign-in screen that a request came from leads, in the language of that: the screen is the same for all visitors, and cannot say
 * it itself (P9.17).
 */
export async function nextOfReferrer() {
  const { pathname, search } = await referringPage();
  return pathLeadingBack(languageOfPath(pathname), nextPath(search));
}

/** The language of the page that a request came from. */
export async function languageOfReferrer() {
  return languageOfPath((await referringPage()).pathname);
}

import "server-only";

import { nextPath } from "@/lib/auth/next-path";
import { referringPage } from "@/lib/http/referring-page";

/** Where the sign-in screen that a request came from leads: that screen is the same for all visitors, and cannot say it itself (P9.17). */
export async function nextOfReferrer() {
  return nextPath((await referringPage()).search);
}

import "server-only";

import { cookies } from "next/headers";
import { BEGUN_FACTOR_COOKIE, decodeBegunFactor } from "@/lib/account/second-factor/begun-factor";

/** The second factor that the visitor has begun, until its first code or for ten minutes. */
export async function getBegunFactor() {
  return decodeBegunFactor((await cookies()).get(BEGUN_FACTOR_COOKIE)?.value);
}

import "server-only";

import { findTrustRecord, findTrustRecordOf } from "@/lib/database/accounts/trust-record";
import { getStores } from "@/lib/database/client";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { getCurrentUser } from "@/lib/supabase/current-user";
import { levelOf, shownLevelOf, type OwnTrust } from "@/lib/trust/level";
import { trustLimits } from "@/lib/trust/limits";

/** What the public page of a member says of the level; undefined while the account is suspended. */
export async function getLevelOf(slug: string) {
  const record = await findTrustRecordOf((await getStores()).database, slug);
  return record && shownLevelOf(record, trustLimits(), new Date());
}

/** Signed-out visitors have none, and so has everyone while the accounts cannot be reached: these pages are for all. */
async function userIfReached() {
  try {
    return await getCurrentUser();
  } catch (error) {
    if (error instanceof ServiceUnavailable) return undefined;
    throw error;
  }
}

/** What was decided on the visitor's own contributions, and the level that follows; undefined for signed-out visitors. */
export async function getOwnTrust(): Promise<OwnTrust | undefined> {
  const user = await userIfReached();
  const record = user && (await findTrustRecord((await getStores()).database, user.sub));
  return record && { record, level: levelOf(record, trustLimits(), new Date()) };
}

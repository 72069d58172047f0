import "server-only";

import type { Database } from "@/lib/database/database";
import { readSecret } from "@/lib/database/maintenance/secrets";

/** The key that the links in mails are signed with. */
export function unsubscribeKey(database: Database) {
  return readSecret(database, "unsubscribe");
}

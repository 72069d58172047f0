import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { findReportable } from "@/lib/database/contributions/reports";
import { REPORTABLE_KINDS } from "@/lib/reports/schema";

/** What a report's form is about; undefined for what is not published, or of a kind that cannot be reported. */
export async function getReportable(kind: string, id: string) {
  const known = REPORTABLE_KINDS.find((one) => one === kind);
  if (!known || !hasDatabase()) return undefined;
  const subject = await findReportable((await getStores()).database, `${known}:${id}`);
  return subject && { ...subject, kind: known };
}

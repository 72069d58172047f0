import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import type { Records } from "@/lib/database/records/records";
import { sampleRecords } from "@/lib/database/records/sample-records";
import { sqlRecords } from "@/lib/database/records/sql-records";

/** The public records. A build opens no database: it uses the samples. */
export async function getRecords(): Promise<Records> {
  return hasDatabase() ? sqlRecords((await getStores()).database) : sampleRecords;
}

import { desc, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { imports } from "@/lib/database/schema/imports";

/** When the last import that was applied ended; undefined before the first. */
export async function findLastImport(database: Database): Promise<Date | undefined> {
  const [last] = await database.asAnonymous((transaction) =>
    transaction
      .select({ finishedAt: imports.finishedAt })
      .from(imports)
      .where(sql`not ${imports.counts} ? 'refused'`)
      .orderBy(desc(imports.id))
      .limit(1),
  );
  return last?.finishedAt;
}

import { inArray } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { osmElements, osmTakeovers } from "@/lib/database/schema/imports";

const READ_AT_ONCE = 500;

/** The elements that the desk was asked about, by reference. */
export async function readTakeovers(database: Database) {
  const rows = await database.asOwner((transaction) => transaction.select().from(osmTakeovers));
  return new Map(rows.map((row) => [row.ref, row]));
}

/** The stored tags of elements, by reference. */
export async function readElementTags(database: Database, refs: readonly string[]) {
  const found = new Map<string, Record<string, string>>();
  for (let start = 0; start < refs.length; start += READ_AT_ONCE) {
    const some = refs.slice(start, start + READ_AT_ONCE);
    const rows = await database.asOwner((transaction) =>
      transaction
        .select({ ref: osmElements.ref, tags: osmElements.tags })
        .from(osmElements)
        .where(inArray(osmElements.ref, some)),
    );
    for (const { ref, tags } of rows) if (tags) found.set(ref, tags);
  }
  return found;
}

import { cleanLine } from "@/lib/strings/clean-text";
import type { Database } from "@/lib/database/database";
import { imports } from "@/lib/database/schema/imports";

const LONGEST_MESSAGE = 1_000;

/** Keeps an import that a check refused, and why; it is no import that later data is compared with. */
export async function noteRefusedImport(database: Database, scope: string, refused: string) {
  await database.asOwner(async (transaction) => {
    const counts = { refused: cleanLine(refused, LONGEST_MESSAGE) };
    await transaction
      .insert(imports)
      .values({ scope: cleanLine(scope, LONGEST_MESSAGE), dataTimestamp: null, counts });
  });
}

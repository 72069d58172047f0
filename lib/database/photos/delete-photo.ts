import type { SQL } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { photos } from "@/lib/database/schema/photos";

/** Deletes the record of one photo; returns its files' name and width, or undefined where there is none. */
export async function deletePhoto(transaction: Transaction, isIt: SQL | undefined) {
  const [deleted] = await transaction
    .delete(photos)
    .where(isIt)
    .returning({ id: photos.hash, width: photos.width });
  return deleted;
}

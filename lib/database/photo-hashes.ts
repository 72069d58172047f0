import type { Database } from "@/lib/database/database";
import { photos } from "@/lib/database/schema/photos";

/** What the files of all recorded photos are named by. */
export async function listPhotoHashes(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.asOwner((transaction) =>
    transaction.selectDistinct({ hash: photos.hash }).from(photos),
  );
  return new Set(rows.map(({ hash }) => hash));
}

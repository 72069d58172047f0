import "server-only";

import { getStores } from "@/lib/database/client";
import { listOwnerChanges } from "@/lib/database/desk/venues/owner-changes";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";

/** One page of what owners changed, the newest first. */
export async function getOwnerChanges(page: number) {
  const { database } = await getStores();
  return listOwnerChanges(database, (page - 1) * ITEMS_PER_PAGE, ITEMS_PER_PAGE);
}

import "server-only";

import { getStores } from "@/lib/database/client";
import { listChangesAtOnce } from "@/lib/database/desk/venues/changes-at-once";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";

/** One page of what owners and trusted members changed, the newest first. */
export async function getChangesAtOnce(page: number) {
  const { database } = await getStores();
  return listChangesAtOnce(database, (page - 1) * ITEMS_PER_PAGE, ITEMS_PER_PAGE);
}

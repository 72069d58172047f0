import "server-only";

import { getStores } from "@/lib/database/client";
import { listChangesAtOnce } from "@/lib/database/desk/venues/changes-at-once";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import type { DeskMember } from "@/lib/desk/roles";

/** One page of what owners and trusted members changed where a member of the desk decides, the newest first. */
export async function getChangesAtOnce({ area }: DeskMember, page: number) {
  const { database } = await getStores();
  const offset = (page - 1) * ITEMS_PER_PAGE;
  return listChangesAtOnce(database, { offset, limit: ITEMS_PER_PAGE, area });
}

import "server-only";

import { getStores } from "@/lib/database/client";
import {
  isImporting,
  listContradictions,
  listImports,
  listLastChanges,
  listMissing,
  listTakeovers,
} from "@/lib/database/desk/imports";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import { mayImport, readDeskImport } from "@/lib/import/desk-import";

/** Everything that the desk shows of imports; `page` is that of the last run's changes. */
export async function getImports(page: number) {
  const { database } = await getStores();
  return {
    runs: await listImports(database),
    last: await listLastChanges(database, (page - 1) * ITEMS_PER_PAGE, ITEMS_PER_PAGE),
    missing: await listMissing(database),
    takeovers: await listTakeovers(database),
    contradictions: await listContradictions(database),
    started: readDeskImport(),
    isRunning: await isImporting(database, new Date()),
    mayStart: mayImport(),
  };
}

import "server-only";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { addSearchWithoutResults } from "@/lib/database/maintenance/searches-without-results";
import { countedSearch } from "@/lib/search/counted-search";

/** Counts a search everywhere that found nothing (P14.110). Never throws: the page is shown even if counting fails. */
export async function countSearchWithoutResults(text: string) {
  const query = countedSearch(text);
  if (!query || !hasDatabase()) return;
  try {
    if (!mayWrite("search", await headers())) return;
    await addSearchWithoutResults((await getStores()).database, query, new Date());
  } catch (error) {
    console.error(`A search without results was not counted: ${String(error)}`);
  }
}

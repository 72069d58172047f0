import "server-only";

import { getStores } from "@/lib/database/client";
import { findListing } from "@/lib/database/contributions/listings";

/** The listing that a status page shows, or undefined for an unknown token. */
export async function getListing(token: string) {
  return /^[\w-]{22}$/.test(token) ? findListing((await getStores()).database, token) : undefined;
}

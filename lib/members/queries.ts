import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { findMember, listMemberReviews } from "@/lib/database/members";

const LONGEST_LIST = 200;

/** The public record of a member with the newest reviews; undefined for slugs of nobody, and without a database. */
export async function getMemberWithReviews(slug: string) {
  if (!hasDatabase()) return undefined;
  const { database } = await getStores();
  const member = await findMember(database, slug);
  return member && { member, reviews: await listMemberReviews(database, slug, LONGEST_LIST) };
}

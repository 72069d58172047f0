import "server-only";

import { getStores } from "@/lib/database/client";
import { listGuests } from "@/lib/database/community/event-guests";
import { hasDatabase } from "@/lib/database/has-database";
import {
  findMember,
  listMemberReviews,
  listReviewers,
} from "@/lib/database/accounts/member-records";
import type { CurrentUser } from "@/lib/supabase/current-user";

const LONGEST_LIST = 200;

/** The public record of a member with the newest reviews; undefined for unknown slugs, and without a database. */
export async function getMemberWithReviews(slug: string) {
  if (!hasDatabase()) return undefined;
  const { database } = await getStores();
  const member = await findMember(database, slug);
  return member && { member, reviews: await listMemberReviews(database, slug, LONGEST_LIST) };
}

/** Members whose pages search engines may list: those with reviews. */
export async function listMembersToIndex() {
  return hasDatabase() ? listReviewers((await getStores()).database) : [];
}

/** Who of the members goes to an event, for one who goes there, too; undefined for everyone else (P14.54). */
export async function getEventGuests(user: CurrentUser, eventId: string) {
  return listGuests((await getStores()).database, user, eventId);
}

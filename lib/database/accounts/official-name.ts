import "server-only";

import { getStores } from "@/lib/database/client";
import { isNameOfDesk } from "@/lib/database/accounts/members";
import { hasDatabase } from "@/lib/database/has-database";
import { LONGEST_NAME, looksOfficial } from "@/lib/members/public-name";
import { cleanLine } from "@/lib/strings/clean-text";

/**
 * Whether the name of a sign-up would stand on the site as the site's or a moderator's (P14.55). Accounts are made where the database
 * does not respond, too: what a member signs is checked again.
 */
export async function isOfficialName(fullName: string) {
  const name = cleanLine(fullName, LONGEST_NAME);
  if (name === "" || !hasDatabase()) return false;
  if (looksOfficial(name)) return true;
  try {
    return await isNameOfDesk((await getStores()).database, undefined, name);
  } catch (error) {
    console.error(error);
    return false;
  }
}

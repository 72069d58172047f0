import "server-only";

import { notFound, redirect } from "next/navigation";
import type { OwnAccount } from "@/lib/account/own-account";
import { signInHref } from "@/lib/auth/next-path";
import { collectAccountData } from "@/lib/database/account-data";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { nameAtSignUp } from "@/lib/database/members";
import { findOwnAccount, listOwnRecords } from "@/lib/database/own-records";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";

/** Who asks for a page of their own at `path`: whoever is signed out signs in first. Without a database there is no such page. */
export async function requireUser(path: string) {
  if (!hasDatabase()) notFound();
  return (await getCurrentUser()) ?? redirect(signInHref(path));
}

/** A member's public record and settings. */
export async function getOwnAccount(user: CurrentUser): Promise<OwnAccount> {
  const { database } = await getStores();
  const { member, ...settings } = await findOwnAccount(database, user);
  return {
    email: user.email,
    name: member?.name ?? nameAtSignUp(user),
    town: member?.town,
    slug: member?.slug,
    since: member?.since,
    ...settings,
  };
}

/** What a member wrote, sent and joined. */
export async function getOwnRecords(user: CurrentUser) {
  return listOwnRecords((await getStores()).database, user);
}

/** Everything that is stored about an account, by table. */
export async function getAccountData(user: CurrentUser) {
  return collectAccountData((await getStores()).database, user.sub);
}

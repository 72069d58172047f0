import "server-only";

import { notFound, redirect } from "next/navigation";
import type { ArchivedPhoto } from "@/lib/account/archive";
import type { OwnAccount } from "@/lib/account/signed-in-account";
import { secondStepPath, signInPath } from "@/lib/auth/sign-in-path";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { nameAtSignUp } from "@/lib/database/accounts/members";
import { findOwnAccount, listOwnRecords } from "@/lib/database/accounts/account-records";
import { listOwnRemovals } from "@/lib/database/accounts/account-removals";
import { listOwnReports } from "@/lib/database/accounts/account-reports";
import { findSuspension } from "@/lib/database/accounts/suspensions";
import { getPhotoStorage } from "@/lib/photos/store";
import { photoFileName } from "@/lib/photo-name";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";

/** The visitor who requests a page of their own at `path`: signed-out visitors sign in first. Without a database there is no such page. */
export async function requireUser(path: string) {
  if (!hasDatabase()) notFound();
  return (await getCurrentUser()) ?? redirect(signInPath(path));
}

/** The same for a page that changes how one signs in: where the account has a second factor, its code comes first (P14.123). */
export async function requireSecondStep(path: string) {
  const user = await requireUser(path);
  return user.secondFactor === "unused" ? redirect(secondStepPath(path)) : user;
}

export async function getSuspension(user: CurrentUser) {
  return findSuspension((await getStores()).database, user);
}

/** A member's public record and settings. */
export async function getOwnAccount(user: CurrentUser): Promise<OwnAccount> {
  const { database } = await getStores();
  const { member, ...settings } = await findOwnAccount(database, user);
  return {
    email: user.email,
    secondFactor: user.secondFactor,
    name: member?.name ?? nameAtSignUp(user),
    town: member?.town,
    slug: member?.slug,
    since: member?.since,
    ...settings,
    suspension: await getSuspension(user),
  };
}

/** What a member wrote, sent and joined, and what moderators removed of it. */
export async function getOwnRecords(user: CurrentUser) {
  const { database } = await getStores();
  const records = await listOwnRecords(database, user);
  const reports = await listOwnReports(database, user);
  return { ...records, reports, removals: await listOwnRemovals(database, user) };
}

type PhotoRow = { hash: string; width: number };

/** Everything that is stored about an account, by table, and the photos in their largest size. */
export async function getAccountData(user: CurrentUser) {
  const data = await collectAccountData((await getStores()).database, user.sub);
  const storage = await getPhotoStorage();
  const photos: ArchivedPhoto[] = [];
  for (const { hash, width } of (data.photos ?? []) as PhotoRow[]) {
    const name = photoFileName(hash, width, "webp");
    const bytes = await storage?.read(name);
    if (bytes) photos.push({ name, bytes });
  }
  return { data, photos };
}

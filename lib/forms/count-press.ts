import "server-only";

import { revalidatePath } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ownPath } from "@/lib/auth/next-path";
import { signInPath } from "@/lib/auth/sign-in-path";
import { mayWrite } from "@/lib/clients/write-limits";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { suspensionOnPage } from "@/lib/forms/suspension-on-page";
import { referringPage } from "@/lib/http/referring-page";
import { languageOfPath, pathIn } from "@/lib/languages/paths";
import type { Suspension } from "@/lib/moderation/suspension";
import type { PressResult } from "@/lib/press-result";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";

type Vote = (database: Database, user: CurrentUser) => Promise<PressResult | Suspension>;

/** Carries out a member's press on a button of a restaurant's page that counts. */
export async function countPress(restaurantId: string, vote: Vote): Promise<PressResult> {
  const user = await getCurrentUser();
  if (!user) return "signed-out";
  if (!mayWrite("vote", await headers(), user.sub)) return "limited";
  const result = await vote((await getStores()).database, user);
  if (typeof result === "object")
    return "reason" in result ? { suspended: await suspensionOnPage(result) } : result;
  revalidatePath(restaurantHref(restaurantId));
  return result;
}

/**
 * Where a form without scripts returns to: what was pressed, by its id, the reason why nothing was counted, or the profile, which says
 * until when the member is suspended.
 */
export async function leadBack(result: PressResult, pressedId: string, reasonId: string) {
  const { pathname, search } = await referringPage();
  const page = ownPath(`${pathname}${search}`);
  if (typeof result === "object") redirect(pathIn(languageOfPath(pathname), ROUTES.profile));
  if (result === "signed-out") redirect(signInPath(`${page}#${pressedId}`));
  const isCounted = result === "added" || result === "removed";
  redirect(`${page}#${isCounted ? pressedId : reasonId}`);
}

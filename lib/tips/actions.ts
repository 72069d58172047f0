"use server";

import { revalidatePath } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ownPath, signInHref } from "@/lib/auth/next-path";
import { mayWrite } from "@/lib/clients/write-limits";
import { isOwner } from "@/lib/database/claims/claims";
import { getRecords, getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { ensureMember } from "@/lib/database/accounts/members";
import { findOwnPriceVote, setPriceVote } from "@/lib/database/tips/price-votes";
import { deleteTip, listOwnTipVotes, saveTip, setTipVote } from "@/lib/database/tips/tips";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";
import type { PressResult } from "@/lib/press-result";
import { isSlug } from "@/lib/restaurants/slug";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { referringPage } from "@/lib/http/referring-page";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";
import { TIP_NOT_COUNTED_ID } from "@/lib/tips/not-counted";
import { deleteTipSchema, priceVoteSchema, tipSchema, tipVoteSchema } from "@/lib/tips/schema";

const FAILURES = {
  unlisted: { failure: "This restaurant is no longer listed." },
  owned: { failure: "This place is yours, so you cannot give tips about it." },
  removed: { failure: "A moderator has removed your tip, so it cannot be changed or deleted." },
  repeated: { errors: { text: "You gave this tip about another place already." } },
  missing: { failure: "There is no tip of yours about this place." },
};

/** Adds or changes the sender's tip about a restaurant (P14.880). */
export async function sendTip(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: tipSchema,
    limit: "tip",
    async work(tip, { database, user }) {
      const { restaurantId } = tip;
      const restaurant = await (await getRecords()).getRestaurant(restaurantId);
      if (!restaurant || restaurant.closure === "closed") return FAILURES.unlisted;
      if (await isOwner(database, user, restaurantId)) return FAILURES.owned;
      await ensureMember(database, user);
      const saved = await saveTip(database, user, tip);
      if (typeof saved === "string") return FAILURES[saved];
      revalidatePath(restaurantHref(restaurantId));
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#tip-${saved.id}`,
          notice: { title: "Tip published", description: "Thank you, it is live." },
        },
      };
    },
  });
}

/** Deletes the sender's tip about a restaurant. */
export async function withdrawTip(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deleteTipSchema,
    limit: "tip",
    isForSuspended: true,
    async work({ restaurantId }, { database, user }) {
      if (!(await deleteTip(database, user, restaurantId))) return FAILURES.missing;
      revalidatePath(restaurantHref(restaurantId));
      return {
        done: { href: `${restaurantHref(restaurantId)}#tips`, notice: { title: "Tip deleted" } },
      };
    },
  });
}

type Vote = (database: Database, user: CurrentUser) => Promise<PressResult | Suspension>;

async function carryOut(restaurantId: string, vote: Vote): Promise<PressResult> {
  const user = await getCurrentUser();
  if (!user) return "signed-out";
  if (!mayWrite("vote", await headers(), user.sub)) return "limited";
  const result = await vote((await getStores()).database, user);
  if (typeof result === "object")
    return "reason" in result ? { suspended: suspensionText(result) } : result;
  revalidatePath(restaurantHref(restaurantId));
  return result;
}

/** Marks a tip as helpful to the sender, or removes the mark, as the form wishes (P14.880). */
export async function voteForTip(data: FormData) {
  const { restaurantId, ...vote } = tipVoteSchema.parse(Object.fromEntries(data));
  return carryOut(restaurantId, (database, user) => setTipVote(database, user, vote));
}

/** Says what a meal costs, or takes it back, as the form wishes (P14.881). */
export async function voteForPrice(data: FormData) {
  const vote = priceVoteSchema.parse(Object.fromEntries(data));
  return carryOut(vote.restaurantId, async (database, user) => {
    const restaurant = await (await getRecords()).getRestaurant(vote.restaurantId);
    return restaurant && !restaurant.sample ? setPriceVote(database, user, vote) : "missing";
  });
}

/** Where a form without scripts returns to: what was pressed, the reason why nothing was counted, or the profile. */
async function leadBack(result: PressResult, anchor: string): Promise<never> {
  const { pathname, search } = await referringPage();
  const page = ownPath(`${pathname}${search}`);
  if (typeof result === "object") redirect(ROUTES.profile);
  if (result === "signed-out") redirect(signInHref(`${page}#${anchor}`));
  const isCounted = result === "added" || result === "removed";
  redirect(`${page}#${isCounted ? anchor : TIP_NOT_COUNTED_ID}`);
}

export async function voteForTipWithoutScripts(data: FormData) {
  const { tipId } = tipVoteSchema.parse(Object.fromEntries(data));
  await leadBack(await voteForTip(data), `tip-${tipId}`);
}

export async function voteForPriceWithoutScripts(data: FormData) {
  await leadBack(await voteForPrice(data), "price");
}

/** Which of a restaurant's tips the visitor found helpful, and the price level that the visitor voted for. */
export async function getOwnTipVotes(restaurantId: string) {
  const user = isSlug(restaurantId) ? await getCurrentUser() : undefined;
  if (!user) return { tips: [], price: undefined };
  const { database } = await getStores();
  const [tips, price] = await Promise.all([
    listOwnTipVotes(database, user, restaurantId),
    findOwnPriceVote(database, user, restaurantId),
  ]);
  return { tips, price };
}

"use server";

import { revalidatePath } from "next/cache";
import { isOwner } from "@/lib/database/claims/own-claims";
import { getStores } from "@/lib/database/client";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import { ensureMember } from "@/lib/database/accounts/members";
import { findOwnPriceVote, setPriceVote } from "@/lib/database/tips/price-votes";
import { deleteTip, listOwnTipVotes, saveTip, setTipVote } from "@/lib/database/tips/tips";
import { countPress, leadBack } from "@/lib/forms/count-press";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/tip.json";
import { isSlug } from "@/lib/restaurants/slug";
import { restaurantHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";
import { TIP_NOT_COUNTED_ID } from "@/lib/tips/not-counted";
import { deleteTipSchema, priceVoteSchema, tipSchema, tipVoteSchema } from "@/lib/tips/schema";

const failuresOf = (data: FormData) => textsOfForm<keyof typeof failures>(data, "form-failures");

/** Adds or changes the sender's tip about a restaurant (P14.880). */
export async function sendTip(_state: FormState, data: FormData) {
  const t = failuresOf(data);
  return handleMemberForm({
    data,
    schema: tipSchema(textsOfForm<keyof typeof english>(data, "tip-form")),
    limit: "tip",
    async work(tip, { database, user }) {
      const { restaurantId } = tip;
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant || restaurant.closure === "closed") return { failure: t("unlisted") };
      if (await isOwner(database, user, restaurantId)) return { failure: t("tip.owned") };
      await ensureMember(database, user);
      const saved = await saveTip(database, user, tip);
      if (saved === "removed") return { failure: t("tip.removed") };
      if (saved === "repeated") return { errors: { text: t("tip.repeated") } };
      revalidatePath(restaurantHref(restaurantId));
      const done = doneTexts(data);
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#tip-${saved.id}`,
          notice: { title: done("tip.published"), description: done("tip.live") },
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
      if (!(await deleteTip(database, user, restaurantId)))
        return { failure: failuresOf(data)("tip.missing") };
      revalidatePath(restaurantHref(restaurantId));
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#tips`,
          notice: { title: doneTexts(data)("tip.deleted") },
        },
      };
    },
  });
}

/** Marks a tip as helpful to the sender, or removes the mark, as the form wishes (P14.880). */
export async function voteForTip(data: FormData) {
  const { restaurantId, ...vote } = tipVoteSchema.parse(Object.fromEntries(data));
  return countPress(restaurantId, (database, user) => setTipVote(database, user, vote));
}

/** Says what a meal costs, or takes it back, as the form wishes (P14.881). */
export async function voteForPrice(data: FormData) {
  const vote = priceVoteSchema.parse(Object.fromEntries(data));
  return countPress(vote.restaurantId, async (database, user) => {
    const restaurant = await findRestaurant(database, vote.restaurantId);
    return restaurant && !restaurant.sample ? setPriceVote(database, user, vote) : "missing";
  });
}

export async function voteForTipWithoutScripts(data: FormData) {
  const { tipId } = tipVoteSchema.parse(Object.fromEntries(data));
  await leadBack(await voteForTip(data), `tip-${tipId}`, TIP_NOT_COUNTED_ID);
}

export async function voteForPriceWithoutScripts(data: FormData) {
  await leadBack(await voteForPrice(data), "price", TIP_NOT_COUNTED_ID);
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

"use server";

import { revalidatePath } from "next/cache";
import { SHOWN_DISHES } from "@/lib/dishes/limits";
import { isOwner } from "@/lib/database/claims/own-claims";
import { getStores } from "@/lib/database/client";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import { listOwnMarks, markDish } from "@/lib/database/dishes/dish-marks";
import { addDish, deleteDish, retireDish } from "@/lib/database/dishes/own-dishes";
import { chosenAllergens } from "@/lib/dishes/allergens";
import { currencyOf } from "@/lib/dishes/currency";
import { dishesHref, newDishHref } from "@/lib/dishes/hrefs";
import { MARK_NOT_COUNTED_ID } from "@/lib/dishes/not-counted";
import { parsePrice } from "@/lib/dishes/price";
import {
  deleteDishSchema,
  dishSchema,
  markSchema,
  retireDishSchema,
  type DishForm,
} from "@/lib/dishes/schema";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { countPress, leadBack } from "@/lib/forms/count-press";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import type ofOwners from "@/lib/messages/en/claims/failures.json";
import type english from "@/lib/messages/en/forms/dish.json";
import type failures from "@/lib/messages/en/forms/failures.json";
import { isSlug } from "@/lib/restaurants/slug";
import { ownerHref, restaurantHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

const failuresOf = (data: FormData) => textsOfForm<keyof typeof failures>(data, "form-failures");

/** A dish without a level that says what to ask for is one on request. */
function factsOf({ level, request, price }: DishForm, currency: string | undefined) {
  const isOnRequest = level === "on request" || (level === undefined && request !== "");
  const amount = parsePrice(price);
  return {
    level: isOnRequest ? ("on request" as const) : level,
    request: isOnRequest ? request : undefined,
    price: amount && currency ? { amount, currency } : undefined,
  };
}

/** Adds a dish to what is vegan at a restaurant (P14.870). */
export async function sendDish(_state: FormState, data: FormData) {
  const t = failuresOf(data);
  return handleMemberForm({
    data,
    schema: dishSchema(textsOfForm<keyof typeof english>(data, "dish-form")),
    limit: "dish",
    async work(values, { database, user }) {
      const { restaurantId, name } = values;
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant) return { failure: t("unlisted") };
      if (restaurant.closure === "closed") return { failure: t("dish.closed") };
      const added = await addDish(database, user, {
        ...factsOf(values, currencyOf(restaurant.countryCode)),
        restaurantId,
        name,
        allergens: chosenAllergens(data),
        byOwner: await isOwner(database, user, restaurantId),
      });
      if (added === "full") return { failure: t("dish.full") };
      if (added === "removed") return { errors: { name: t("dish.removed") } };
      if ("listed" in added) return { errors: { name: t("dish.listed", { name: added.listed }) } };
      const page = restaurantHref(restaurantId);
      revalidatePath(page);
      const done = doneTexts(data);
      return {
        done: {
          href: `${added.count > SHOWN_DISHES ? dishesHref(restaurantId) : page}#dish-${added.id}`,
          notice: {
            title: done(added.isCompleted ? "dish.completed" : "dish.added"),
            description: done("dish.live"),
          },
        },
      };
    },
  });
}

/** Deletes a dish that the sender added. */
export async function withdrawDish(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deleteDishSchema,
    limit: "dish",
    isForSuspended: true,
    async work(dish, { database, user }) {
      if (!(await deleteDish(database, user, dish)))
        return { failure: failuresOf(data)("dish.kept") };
      revalidatePath(restaurantHref(dish.restaurantId));
      return {
        done: {
          href: newDishHref(dish.restaurantId),
          notice: { title: doneTexts(data)("dish.deleted") },
        },
      };
    },
  });
}

/** The owner of a restaurant says whether a dish is served (P14.874). */
export async function serveDish(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: retireDishSchema,
    limit: "dish",
    async work({ dishId, restaurantId, intent }, { database, user }) {
      const t = textsOfForm<keyof typeof ofOwners>(data, "claim-failures");
      if (!(await isOwner(database, user, restaurantId))) return { failure: t("dish.not-yours") };
      const isRetired = intent === "retire";
      if (!(await retireDish(database, { restaurantId, dishId, isRetired })))
        return { failure: t("dish.gone") };
      revalidatePath(restaurantHref(restaurantId));
      const title = doneTexts(data)(isRetired ? "dish.retired" : "dish.served");
      return { done: { href: `${ownerHref(restaurantId)}#owner-dishes`, notice: { title } } };
    },
  });
}

/** Says something of a dish, or takes it back, as the form wishes (P14.871, P14.872). */
export async function sendMark(data: FormData) {
  const { restaurantId, ...mark } = markSchema.parse(Object.fromEntries(data));
  return countPress(restaurantId, (database, user) => markDish(database, user, mark));
}

export async function markWithoutScripts(data: FormData) {
  const { dishId } = markSchema.parse(Object.fromEntries(data));
  await leadBack(await sendMark(data), `dish-${dishId}`, MARK_NOT_COUNTED_ID);
}

/** What the visitor says now of a restaurant's dishes; nothing for signed-out visitors. */
export async function getOwnMarks(restaurantId: string) {
  const user = isSlug(restaurantId) ? await getCurrentUser() : undefined;
  return user ? listOwnMarks((await getStores()).database, user, restaurantId) : [];
}

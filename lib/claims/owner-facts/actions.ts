"use server";

import { revalidatePath } from "next/cache";
import { changedFacts, ownerFactsSchema, ownerFactValue } from "@/lib/claims/owner-facts/schema";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { FactChange } from "@/lib/database/desk/decisions/correct-restaurant";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { readHours } from "@/lib/import/extract/read-hours";
import { UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { ownerHref } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const NOT_YOURS = { failure: `This restaurant is not yours on ${SITE_NAME}. Nothing has changed.` };

/** Changes contact, hours and pages of a restaurant of the sender's, at once (P14.980). */
export async function saveOwnerFacts(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: ownerFactsSchema,
    limit: "suggestion",
    async work(values, { database, user }) {
      const { restaurantId } = values;
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant || restaurant.sample) return NOT_YOURS;
      const changes: FactChange[] = [];
      for (const fact of changedFacts(values)) {
        if (fact !== "hoursText") changes.push([fact, ownerFactValue(fact, values[fact]) ?? null]);
        else {
          const place = { ...restaurant, cityId: restaurant.cityId ?? "" };
          const hours = await readHours(database, values.hoursText, place, restaurant.countryCode);
          if (!hours) return { errors: { hoursText: UNREADABLE_HOURS } };
          changes.push(...hours);
        }
      }
      const changed = await changeOwnFacts(database, user, restaurantId, changes);
      if (!changed) return NOT_YOURS;
      const href = ownerHref(restaurantId);
      if (changed === "same") return { done: { href, notice: { title: "Nothing has changed" } } };
      for (const path of pathsShowing(restaurantId)) revalidatePath(path);
      const description = "It is on the page right away.";
      return { done: { href, notice: { title: "Facts changed", description } } };
    },
  });
}

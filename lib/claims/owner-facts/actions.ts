"use server";

import { revalidatePath } from "next/cache";
import { changedFacts, ownerFactsSchema, ownerFactValue } from "@/lib/claims/owner-facts/schema";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { FactChange } from "@/lib/database/desk/decisions/correct-restaurant";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { readHours } from "@/lib/import/extract/read-hours";
import type failures from "@/lib/messages/en/claims/failures.json";
import type english from "@/lib/messages/en/claims/forms.json";
import type formFailures from "@/lib/messages/en/forms/failures.json";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { ownerHref } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** Changes contact, hours and pages of a restaurant of the sender's, at once (P14.980). */
export async function saveOwnerFacts(_state: FormState, data: FormData) {
  const t = textsOfForm<keyof typeof failures>(data, "claim-failures");
  const notYours = { failure: t("not-yours", { site: SITE_NAME }) };
  return handleMemberForm({
    data,
    schema: ownerFactsSchema(textsOfForm<keyof typeof english>(data, "owner-forms")),
    limit: "suggestion",
    async work(values, { database, user }) {
      const { restaurantId } = values;
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant || restaurant.sample) return notYours;
      const changes: FactChange[] = [];
      for (const fact of changedFacts(values)) {
        if (fact !== "hoursText") changes.push([fact, ownerFactValue(fact, values[fact]) ?? null]);
        else {
          const place = { ...restaurant, cityId: restaurant.cityId ?? "" };
          const hours = await readHours(database, values.hoursText, place, restaurant.countryCode);
          const ofForms = textsOfForm<keyof typeof formFailures>(data, "form-failures");
          if (!hours) return { errors: { hoursText: ofForms("hours.unreadable") } };
          changes.push(...hours);
        }
      }
      const changed = await changeOwnFacts(database, user, restaurantId, changes);
      if (!changed) return notYours;
      const href = ownerHref(restaurantId);
      const done = doneTexts(data);
      if (changed === "same") return { done: { href, notice: { title: done("same") } } };
      for (const path of pathsShowing(restaurantId)) revalidatePath(path);
      const notice = { title: done("facts.changed"), description: done("at-once") };
      return { done: { href, notice } };
    },
  });
}

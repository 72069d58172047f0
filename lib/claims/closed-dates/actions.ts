"use server";

import { revalidatePath } from "next/cache";
import {
  addClosedDatesSchema,
  MAX_CLOSED_RANGES,
  removeClosedDatesSchema,
} from "@/lib/claims/closed-dates/schema";
import { refuseRange } from "@/lib/claims/closed-dates/refuse-range";
import { changeOwnFacts } from "@/lib/database/claims/change-own-facts";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { Database } from "@/lib/database/database";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import type failures from "@/lib/messages/en/claims/failures.json";
import type english from "@/lib/messages/en/claims/forms.json";
import type notices from "@/lib/messages/en/done.json";
import { rangesFrom } from "@/lib/restaurants/hours/closed-ranges";
import { dateIn } from "@/lib/restaurants/hours/local-time";
import type { ClosedRange } from "@/lib/restaurants/types";
import { ownerClosedHref } from "@/lib/claims/hrefs";
import { SITE_NAME } from "@/lib/site";
import type { CurrentUser } from "@/lib/supabase/current-user";
import { pathsShowing } from "@/lib/restaurants/paths-showing";

const failuresOf = (data: FormData) => textsOfForm<keyof typeof failures>(data, "claim-failures");

const notYours = (data: FormData) => ({
  failure: failuresOf(data)("not-yours", { site: SITE_NAME }),
});

type Change = {
  /** The form. */
  data: FormData;
  restaurantId: string;
  /** What is said of it. */
  title: keyof typeof notices;
  /** The ranges in place of those that are not over. */
  change: (ranges: ClosedRange[]) => ClosedRange[];
};

async function changeRanges(
  database: Database,
  user: CurrentUser,
  timeZone: string,
  { data, restaurantId, title, change }: Change,
) {
  const today = dateIn(timeZone, new Date());
  const changed = await changeOwnFacts(database, user, restaurantId, ({ closedDates }) => {
    const ranges = rangesFrom(change(rangesFrom(closedDates ?? [], today)), today);
    return [["closedDates", ranges.length > 0 ? ranges : null]];
  });
  if (!changed) return notYours(data);
  for (const path of pathsShowing(restaurantId)) revalidatePath(path);
  const t = doneTexts(data);
  const notice = { title: t(title), description: t("at-once") };
  return { done: { href: ownerClosedHref(restaurantId), notice } };
}

/** Adds days on which a restaurant of the sender's is closed, at once (P14.982). */
export async function addClosedDates(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: addClosedDatesSchema(textsOfForm<keyof typeof english>(data, "owner-forms")),
    limit: "suggestion",
    async work({ restaurantId, from, to, note }, { database, user }) {
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant || restaurant.sample) return notYours(data);
      const t = failuresOf(data);
      const { timeZone, hours } = restaurant;
      const known = hours?.closed ?? [];
      const faults = refuseRange({ from, to }, known, dateIn(timeZone, new Date()));
      if (faults)
        return {
          errors: Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, t(id)])),
        };
      if (known.length >= MAX_CLOSED_RANGES)
        return { failure: t("dates.full", { max: MAX_CLOSED_RANGES }) };
      const range = { from, to, ...(note && { note }) };
      return changeRanges(database, user, timeZone, {
        data,
        restaurantId,
        title: "dates.added",
        change: (ranges) => [...ranges, range],
      });
    },
  });
}

/** Removes days on which a restaurant of the sender's would have been closed. */
export async function removeClosedDates(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: removeClosedDatesSchema,
    limit: "suggestion",
    async work({ restaurantId, from, to }, { database, user }) {
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant || restaurant.sample) return notYours(data);
      return changeRanges(database, user, restaurant.timeZone, {
        data,
        restaurantId,
        title: "dates.removed",
        change: (ranges) => ranges.filter((range) => range.from !== from || range.to !== to),
      });
    },
  });
}

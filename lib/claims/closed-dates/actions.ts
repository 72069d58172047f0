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
import { handleMemberForm } from "@/lib/forms/handle-form";
import { rangesFrom } from "@/lib/restaurants/hours/closed-ranges";
import { dateIn } from "@/lib/restaurants/hours/local-time";
import type { ClosedRange } from "@/lib/restaurants/types";
import { ownerClosedHref } from "@/lib/claims/hrefs";
import { SITE_NAME } from "@/lib/site";
import type { CurrentUser } from "@/lib/supabase/current-user";
import { pathsShowing } from "@/lib/restaurants/paths-showing";

const NOT_YOURS = { failure: `This restaurant is not yours on ${SITE_NAME}. Nothing has changed.` };
const TOO_MANY = `A page has at most ${MAX_CLOSED_RANGES} ranges. Remove one first.`;

type Change = {
  restaurantId: string;
  title: string;
  /** The ranges in place of those that are not over. */
  change: (ranges: ClosedRange[]) => ClosedRange[];
};

async function changeRanges(
  database: Database,
  user: CurrentUser,
  timeZone: string,
  { restaurantId, title, change }: Change,
) {
  const today = dateIn(timeZone, new Date());
  const changed = await changeOwnFacts(database, user, restaurantId, ({ closedDates }) => {
    const ranges = rangesFrom(change(rangesFrom(closedDates ?? [], today)), today);
    return [["closedDates", ranges.length > 0 ? ranges : null]];
  });
  if (!changed) return NOT_YOURS;
  for (const path of pathsShowing(restaurantId)) revalidatePath(path);
  const description = "It is on the page right away.";
  return { done: { href: ownerClosedHref(restaurantId), notice: { title, description } } };
}

/** Adds days on which a restaurant of the sender's is closed, at once (P14.982). */
export async function addClosedDates(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: addClosedDatesSchema,
    limit: "suggestion",
    async work({ restaurantId, from, to, note }, { database, user }) {
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant || restaurant.sample) return NOT_YOURS;
      const { timeZone, hours } = restaurant;
      const known = hours?.closed ?? [];
      const errors = refuseRange({ from, to }, known, dateIn(timeZone, new Date()));
      if (errors) return { errors };
      if (known.length >= MAX_CLOSED_RANGES) return { failure: TOO_MANY };
      const range = { from, to, ...(note && { note }) };
      return changeRanges(database, user, timeZone, {
        restaurantId,
        title: "Closed days added",
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
      if (!restaurant || restaurant.sample) return NOT_YOURS;
      return changeRanges(database, user, restaurant.timeZone, {
        restaurantId,
        title: "Closed days removed",
        change: (ranges) => ranges.filter((range) => range.from !== from || range.to !== to),
      });
    },
  });
}

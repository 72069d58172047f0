"use server";

import { revalidatePath } from "next/cache";
import {
  closureSchema,
  confirmationSchema,
  correctedFacts,
  correctedSources,
  correctionSchema,
} from "@/lib/corrections/schema";
import { isOwner } from "@/lib/database/claims/claims";
import { getRecords } from "@/lib/database/client";
import { addSuggestion, confirmRestaurant } from "@/lib/database/contributions/venue-checks";
import { readFacts } from "@/lib/desk/facts";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm, handleMemberForm } from "@/lib/forms/handle-form";
import { canReadHours, UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";
import { correctionSentHref, restaurantHref } from "@/lib/routes";

const UNLISTED = { failure: "This restaurant is no longer listed." };
const OWNERS_LEVEL =
  "This is your place, so only visitors can set its vegan level. Please leave it as it is.";
const CONTACTS = [
  ["phone", "This is not a telephone number."],
  ["website", "This is not the address of a website."],
  ["email", "This is not an email address."],
  ["instagram", "This is neither a page nor a name of Instagram."],
  ["facebook", "This is neither a page nor a name of Facebook."],
] as const;
const SENT = { title: "Thank you", description: "A moderator will review it." };

const isListed = async (id: string) => (await (await getRecords()).getRestaurant(id)) !== undefined;

/** By field, why the desk could not accept the value. */
function unreadable(facts: ReturnType<typeof correctedFacts>) {
  const read = readFacts(facts);
  const wrong = CONTACTS.flatMap(([name, message]) =>
    facts[name] && read[name] === undefined ? [[name, message]] : [],
  );
  const hasHours = facts.hoursText && !canReadHours(facts.hoursText);
  return Object.fromEntries([
    ...wrong,
    ...(hasHours ? [["hoursText", UNREADABLE_HOURS]] : []),
  ]) as Record<string, string>;
}

/** A member says that a restaurant is still open (P14.80). */
export async function confirmOpen(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: confirmationSchema,
    limit: "suggestion",
    async work({ restaurantId }, { database, user }) {
      if (!(await isListed(restaurantId))) return UNLISTED;
      const isNew = await confirmRestaurant(database, user, restaurantId);
      const href = restaurantHref(restaurantId);
      if (!isNew) return { failure: "You have confirmed this place this month. Thank you!" };
      revalidatePath(href);
      return { done: { href, notice: { title: "Thank you", description: "Others see it now." } } };
    },
  });
}

/** Keeps a report that a restaurant has closed for good (P14.81). */
export async function reportClosure(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: closureSchema,
    limit: "suggestion",
    async work({ restaurantId, evidence }, { database, user }) {
      if (!(await isListed(restaurantId))) return UNLISTED;
      const userId = user?.sub ?? null;
      await addSuggestion(database, { restaurantId, kind: "closed", facts: {}, evidence, userId });
      revalidatePath(restaurantHref(restaurantId));
      return { done: { href: correctionSentHref(restaurantId), notice: SENT } };
    },
  });
}

/** Keeps a correction of a restaurant's facts (P14.82). */
export async function sendCorrection(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: correctionSchema,
    limit: "suggestion",
    async work(values, { database, user }) {
      const { restaurantId, evidence } = values;
      if (!(await isListed(restaurantId))) return UNLISTED;
      const facts = correctedFacts(values);
      const sources = correctedSources(values);
      if (facts.veganLevel && user && (await isOwner(database, user, restaurantId)))
        return { failure: OWNERS_LEVEL };
      const errors = unreadable(facts);
      if (Object.keys(errors).length > 0) return { errors };
      const userId = user?.sub ?? null;
      const suggestion = { restaurantId, kind: "facts", facts, sources, evidence, userId } as const;
      await addSuggestion(database, suggestion);
      return { done: { href: correctionSentHref(restaurantId), notice: SENT } };
    },
  });
}

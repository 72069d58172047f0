"use server";

import { revalidatePath } from "next/cache";
import {
  closureSchema,
  confirmationSchema,
  correctedFacts,
  correctedSources,
  correctionSchema,
} from "@/lib/corrections/schema";
import { isOwner } from "@/lib/database/claims/own-claims";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import { addMemberCorrection } from "@/lib/database/contributions/trusted-corrections";
import { addSuggestion, confirmRestaurant } from "@/lib/database/contributions/venue-checks";
import { readFacts } from "@/lib/desk/facts";
import { doneTexts } from "@/lib/forms/done-texts";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm, handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { readHours } from "@/lib/import/extract/read-hours";
import { canReadHours, UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { correctionSentHref, restaurantHref } from "@/lib/routes";
import { trustLimits } from "@/lib/trust/limits";

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
const APPLIED = { title: "Thank you", description: "The page has it at once." };
const APPLIED_IN_PART = {
  title: "Thank you",
  description: "A part is on the page; a moderator will review the rest.",
};

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
      if (!(await findRestaurant(database, restaurantId))) return UNLISTED;
      const isNew = await confirmRestaurant(database, user, restaurantId);
      const href = restaurantHref(restaurantId);
      if (!isNew) return { failure: "You have confirmed this place this month. Thank you!" };
      revalidatePath(href);
      const t = doneTexts(data);
      return { done: { href, notice: { title: t("thanks"), description: t("confirmed") } } };
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
      if (!(await findRestaurant(database, restaurantId))) return UNLISTED;
      const userId = user?.sub ?? null;
      await addSuggestion(database, { restaurantId, kind: "closed", facts: {}, evidence, userId });
      revalidatePath(restaurantHref(restaurantId));
      return { done: { href: correctionSentHref(restaurantId), notice: SENT } };
    },
  });
}

type Sent = Awaited<ReturnType<typeof addMemberCorrection>>;

/** Where a member's correction leads, by what became of it. */
function leadOn(restaurantId: string, sent: Sent, t: ReturnType<typeof doneTexts>): Outcome {
  if (!sent) return UNLISTED;
  const { appliedId, waits } = sent;
  if (appliedId === undefined)
    return waits
      ? { done: { href: correctionSentHref(restaurantId), notice: SENT } }
      : {
          done: {
            href: restaurantHref(restaurantId),
            notice: { title: t("same"), description: t("same.text") },
          },
        };
  for (const path of pathsShowing(restaurantId)) revalidatePath(path);
  const href = correctionSentHref(restaurantId, appliedId);
  return { done: { href, notice: waits ? APPLIED_IN_PART : APPLIED } };
}

/** Keeps a correction of a restaurant's facts (P14.82), or applies it at once (P14.972). */
export async function sendCorrection(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: correctionSchema,
    limit: "suggestion",
    async work(values, { database, user }) {
      const { restaurantId, evidence } = values;
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant) return UNLISTED;
      const facts = correctedFacts(values);
      const sources = correctedSources(values);
      if (facts.veganLevel && user && (await isOwner(database, user, restaurantId)))
        return { failure: OWNERS_LEVEL };
      const errors = unreadable(facts);
      if (Object.keys(errors).length > 0) return { errors };
      const correction = { restaurantId, facts, sources, evidence };
      if (user) {
        const place = { ...restaurant, cityId: restaurant.cityId ?? "" };
        const hours = facts.hoursText
          ? await readHours(database, facts.hoursText, place, restaurant.countryCode)
          : undefined;
        const sent = { ...correction, userId: user.sub };
        const rules = { limits: trustLimits(), now: new Date(), hours };
        return leadOn(
          restaurantId,
          await addMemberCorrection(database, sent, rules),
          doneTexts(data),
        );
      }
      await addSuggestion(database, { ...correction, kind: "facts", userId: null });
      return { done: { href: correctionSentHref(restaurantId), notice: SENT } };
    },
  });
}

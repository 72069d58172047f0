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
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm, handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { readHours } from "@/lib/import/extract/read-hours";
import { returnLanguage } from "@/lib/languages/return-language";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/correction.json";
import type ofFacts from "@/lib/messages/en/forms/facts-form.json";
import { canReadHours } from "@/lib/opening-hours/can-read-hours";
import { storedCuisines } from "@/lib/restaurants/words/fact-words-in";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { correctionSentHref, restaurantHref } from "@/lib/routes";
import { trustLimits } from "@/lib/trust/limits";

const failuresOf = (data: FormData) => textsOfForm<keyof typeof failures>(data, "form-failures");
const textsOfCorrection = (data: FormData) =>
  textsOfForm<keyof typeof english>(data, "correction-form");

const CONTACTS = [
  ["phone", "fact.phone"],
  ["website", "fact.website"],
  ["email", "fact.email"],
  ["instagram", "fact.instagram"],
  ["facebook", "fact.facebook"],
] as const;

/** By field, why the desk could not accept the value. */
function unreadable(facts: ReturnType<typeof correctedFacts>, data: FormData) {
  const t = failuresOf(data);
  const read = readFacts(facts);
  const wrong = CONTACTS.flatMap(([name, id]) =>
    facts[name] && read[name] === undefined ? [[name, t(id)]] : [],
  );
  const hasHours = facts.hoursText && !canReadHours(facts.hoursText);
  return Object.fromEntries([
    ...wrong,
    ...(hasHours ? [["hoursText", t("hours.unreadable")]] : []),
  ]) as Record<string, string>;
}

/** Cuisines that were written in the language of the form by what restaurants have. */
function inStoredWords(facts: ReturnType<typeof correctedFacts>, data: FormData) {
  const { cuisine } = facts;
  const language = returnLanguage(data.get("language"));
  return cuisine ? { ...facts, cuisine: storedCuisines(language, cuisine) } : facts;
}

/** What comes after something that waits for the desk. */
function sent(restaurantId: string, data: FormData): Outcome {
  const t = doneTexts(data);
  const notice = { title: t("thanks"), description: t("correction.sent") };
  return { done: { href: correctionSentHref(restaurantId), notice } };
}

/** A member says that a restaurant is still open (P14.80). */
export async function confirmOpen(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: confirmationSchema,
    limit: "suggestion",
    async work({ restaurantId }, { database, user }) {
      const failure = failuresOf(data);
      if (!(await findRestaurant(database, restaurantId))) return { failure: failure("unlisted") };
      const isNew = await confirmRestaurant(database, user, restaurantId);
      const href = restaurantHref(restaurantId);
      if (!isNew) return { failure: failure("confirmed") };
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
    schema: closureSchema(textsOfCorrection(data)),
    limit: "suggestion",
    async work({ restaurantId, evidence }, { database, user }) {
      if (!(await findRestaurant(database, restaurantId)))
        return { failure: failuresOf(data)("unlisted") };
      const userId = user?.sub ?? null;
      await addSuggestion(database, { restaurantId, kind: "closed", facts: {}, evidence, userId });
      revalidatePath(restaurantHref(restaurantId));
      return sent(restaurantId, data);
    },
  });
}

type Sent = Awaited<ReturnType<typeof addMemberCorrection>>;

/** Where a member's correction leads, by what became of it. */
function leadOn(restaurantId: string, correction: Sent, data: FormData): Outcome {
  if (!correction) return { failure: failuresOf(data)("unlisted") };
  const { appliedId, waits } = correction;
  const t = doneTexts(data);
  if (appliedId === undefined)
    return waits
      ? sent(restaurantId, data)
      : {
          done: {
            href: restaurantHref(restaurantId),
            notice: { title: t("same"), description: t("same.text") },
          },
        };
  for (const path of pathsShowing(restaurantId)) revalidatePath(path);
  const href = correctionSentHref(restaurantId, appliedId);
  const description = t(waits ? "correction.in-part" : "correction.applied");
  return { done: { href, notice: { title: t("thanks"), description } } };
}

/** Keeps a correction of a restaurant's facts (P14.82), or applies it at once (P14.972). */
export async function sendCorrection(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: correctionSchema(
      textsOfForm<keyof typeof ofFacts>(data, "facts-form"),
      textsOfCorrection(data),
    ),
    limit: "suggestion",
    async work(values, { database, user }) {
      const { restaurantId, evidence } = values;
      const restaurant = await findRestaurant(database, restaurantId);
      if (!restaurant) return { failure: failuresOf(data)("unlisted") };
      const facts = inStoredWords(correctedFacts(values), data);
      const sources = correctedSources(values);
      if (facts.veganLevel && user && (await isOwner(database, user, restaurantId)))
        return { failure: failuresOf(data)("correction.owned") };
      const errors = unreadable(facts, data);
      if (Object.keys(errors).length > 0) return { errors };
      const correction = { restaurantId, facts, sources, evidence };
      if (user) {
        const place = { ...restaurant, cityId: restaurant.cityId ?? "" };
        const hours = facts.hoursText
          ? await readHours(database, facts.hoursText, place, restaurant.countryCode)
          : undefined;
        const owned = { ...correction, userId: user.sub };
        const rules = { limits: trustLimits(), now: new Date(), hours };
        return leadOn(restaurantId, await addMemberCorrection(database, owned, rules), data);
      }
      await addSuggestion(database, { ...correction, kind: "facts", userId: null });
      return sent(restaurantId, data);
    },
  });
}

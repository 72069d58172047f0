"use server";

import { revalidatePath } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { signInPath } from "@/lib/auth/sign-in-path";
import { mayWrite } from "@/lib/clients/write-limits";
import { getStores } from "@/lib/database/client";
import { listGuests, listOwnEvents, setGuest } from "@/lib/database/community/event-guests";
import { ensureMember } from "@/lib/database/accounts/members";
import { languageOfReferrer } from "@/lib/http/next-of-referrer";
import { pathIn } from "@/lib/languages/paths";
import { suspensionOnPage } from "@/lib/forms/suspension-on-page";
import { isSlug } from "@/lib/restaurants/slug";
import { eventGuestsHref } from "@/lib/events/hrefs";
import { pagesOfEvent } from "@/lib/events/pages";
import { ROUTES } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** The result of a press on "Join Event". */
export type JoinResult =
  | "joined"
  | "left"
  | "over"
  | "cancelled"
  | "missing"
  | "limited"
  | "signed-out"
  | { suspended: string };

function eventIdOf(data: FormData) {
  const id = data.get("eventId");
  return typeof id === "string" && isSlug(id) ? id : "";
}

/** Joins the event that a form names, or leaves it, as the form wishes (P14.45). */
export async function joinEvent(data: FormData): Promise<JoinResult> {
  const eventId = eventIdOf(data);
  const user = await getCurrentUser();
  if (!user) return "signed-out";
  if (!mayWrite("vote", await headers(), user.sub)) return "limited";
  const { database } = await getStores();
  const result = await setGuest(database, user, eventId, data.get("intent") !== "leave");
  if (typeof result === "object") return { suspended: await suspensionOnPage(result) };
  // The others who go there see the public name.
  if (result === "joined") await ensureMember(database, user);
  for (const path of pagesOfEvent(eventId)) revalidatePath(path);
  return result;
}

/**
 * The same for a form without scripts. It leads to the event's page for guests, which says what became of it, or to the profile, which
 * says until when the member is suspended.
 */
export async function joinWithoutScripts(data: FormData) {
  const eventId = eventIdOf(data);
  const result = await joinEvent(data);
  const language = await languageOfReferrer();
  if (typeof result === "object") redirect(pathIn(language, ROUTES.profile));
  if (result === "missing") redirect(pathIn(language, ROUTES.events));
  const path = pathIn(language, eventGuestsHref(eventId));
  redirect(result === "signed-out" ? signInPath(path) : `${path}?result=${result}`);
}

/** Who goes to an event, for a visitor who goes there, too (P14.54). */
export async function getGuests(eventId: string) {
  const user = isSlug(eventId) ? await getCurrentUser() : undefined;
  return user && listGuests((await getStores()).database, user, eventId);
}

/** The ids of the events that the visitor is going to; none for signed-out visitors. */
export async function getOwnEvents() {
  const user = await getCurrentUser();
  return user ? listOwnEvents((await getStores()).database, user) : [];
}

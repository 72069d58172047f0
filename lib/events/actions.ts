"use server";

import { revalidatePath } from "next/cache";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { ensureMember } from "@/lib/database/accounts/members";
import { addEvent, cancelEvent, changeEvent } from "@/lib/database/events/change-events";
import { findOwnEvent, readOwnProposals } from "@/lib/database/events/member-events";
import { isPastEvent } from "@/lib/community/event-time";
import { pagesOfEvent } from "@/lib/events/pages";
import { cityText } from "@/lib/events/location";
import { cancelEventSchema, eventSchemaFor, type EventForm } from "@/lib/events/schema";
import { timeFaults } from "@/lib/events/time-faults";
import type { EventFacts, OwnEvent } from "@/lib/events/types";
import { venueOfAddress, venueOfRestaurant, type Venue } from "@/lib/finding/event-venue";
import { chooseStatus } from "@/lib/forms/choose-status";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/events/form.json";
import type sent from "@/lib/messages/en/events/sent.json";
import { memberMails } from "@/lib/mail/notifications/member-mails";
import { isSlug } from "@/lib/restaurants/slug";
import { ownEventHref } from "@/lib/events/hrefs";
import { cityHref, recordHref, ROUTES } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** Where every day ends last: what is past there is past everywhere. */
const LAST_ZONE = "Etc/GMT+12";

type SentTexts = Translator<keyof typeof sent>;

const rulesOf = (data: FormData) =>
  eventSchemaFor(data, textsOfForm<keyof typeof english>(data, "event-form"));

const textsOf = (data: FormData): SentTexts => textsOfForm(data, "event-sent");

/** The venue that a form names; one that stays is not looked up, so that it can stay where its place is listed no more. */
async function readVenue(database: Database, form: EventForm, known?: OwnEvent) {
  if ("restaurantId" in form)
    return known?.place?.id === form.restaurantId
      ? toVenue(known)
      : venueOfRestaurant(database, form.restaurantId);
  const { address, city } = form;
  return known && cityText(known) === city
    ? { ...toVenue(known), restaurantId: null, address }
    : venueOfAddress(database, address, city);
}

function toVenue({ place, address, city, country, cityId, timeZone }: OwnEvent): Venue {
  return {
    restaurantId: place?.id ?? null,
    address,
    city,
    country,
    cityId: cityId ?? null,
    timeZone,
  };
}

/** The same as `timeFaults`, in the language of the form. */
function timeErrors(t: SentTexts, ...times: Parameters<typeof timeFaults>) {
  const faults = Object.entries(timeFaults(...times));
  return Object.fromEntries(faults.map(([field, fault]) => [field, t(fault)]));
}

/** The facts of an event whose form was filled in, or what is wrong with its place or its times. */
async function readFacts(
  { database, data }: { database: Database; data: FormData },
  form: EventForm,
  known?: OwnEvent,
): Promise<EventFacts | Pick<Outcome, "errors" | "failure">> {
  const { title, text, start, end, link } = form;
  const t = textsOf(data);
  const venue = await readVenue(database, form, known);
  if (!venue) {
    const ofForm = textsOfForm<keyof typeof english>(data, "event-form");
    if ("restaurantId" in form) return { failure: ofForm("fault.place") };
    const errors = timeErrors(t, { ...form, timeZone: LAST_ZONE }, new Date());
    return { errors: { city: t("city.unknown"), ...errors } };
  }
  const facts = { title, text, start, end, link: link || null, ...venue };
  const errors = timeErrors(t, facts, new Date(), known);
  return Object.keys(errors).length > 0 ? { errors } : facts;
}

const isFacts = (read: object): read is EventFacts => "timeZone" in read;

function expirePages(id: string, ...cityIds: (string | null | undefined)[]) {
  for (const path of pagesOfEvent(id)) revalidatePath(path);
  revalidatePath("/sitemap.xml");
  for (const cityId of new Set(cityIds)) if (cityId) revalidatePath(cityHref(cityId));
}

/** Leads the author to the page that shows what waits (P14.52). */
function heldAt(data: FormData, id: string) {
  const done = doneTexts(data);
  const notice = { title: done("waiting"), description: done("waiting.text") };
  return { done: { href: ownEventHref(id), notice } };
}

/** Proposes an event, which waits for the desk (P14.960). */
export async function proposeEvent(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: rulesOf(data),
    limit: "event",
    async work(form, { database, user }) {
      const facts = await readFacts({ database, data }, form);
      if (!isFacts(facts)) return facts;
      await ensureMember(database, user);
      return heldAt(data, await addEvent(database, user, facts));
    },
  });
}

/** Changes the sender's event (P14.961). */
export async function saveEvent(_state: FormState, data: FormData) {
  const id = data.get("eventId");
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: rulesOf(data),
    limit: "event",
    async work(form, { database, user }) {
      const event = isSlug(id) ? await findOwnEvent(database, user, id) : undefined;
      if (!event || event.isCancelled || event.status === "removed") return { failure: t("gone") };
      if (isPastEvent(event, new Date())) return { failure: t("over") };
      const facts = await readFacts({ database, data }, form, event);
      if (!isFacts(facts)) return facts;
      const { title, text } = facts;
      const writing = { kind: "event", title, text, isEdit: true } as const;
      const status = await chooseStatus(writing, { database, user, eventId: event.id });
      const changed = await changeEvent(database, user, event.id, facts, status);
      if (!changed) return { failure: t("gone") };
      if (changed === "over") return { failure: t("over") };
      const href = recordHref(ROUTES.events, event.id);
      if (changed === "same" && event.status === "published")
        return { done: { href, notice: { title: doneTexts(data)("same") } } };
      if (changed === "same") return heldAt(data, event.id);
      expirePages(event.id, changed.before.cityId, facts.cityId);
      if (!changed.isShown) return heldAt(data, event.id);
      void memberMails().mailChange(database, changed.before, changed.after);
      return { done: { href, notice: { title: t("changed") } } };
    },
  });
}

/** Cancels the sender's event, or withdraws one that was never published (P14.963). */
export async function withdrawEvent(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: cancelEventSchema,
    limit: "event",
    isForSuspended: true,
    async work({ eventId }, { database, user }) {
      const cancelled = await cancelEvent(database, user, eventId);
      if (!cancelled) return { failure: t("gone") };
      if (cancelled === "over") return { failure: t("over") };
      if (cancelled === "deleted")
        return { done: { href: ROUTES.events, notice: { title: t("withdrawn") } } };
      expirePages(eventId, cancelled.cityId);
      void memberMails().mailCancellation(database, cancelled);
      const isShown = cancelled.status === "published";
      const href = isShown ? recordHref(ROUTES.events, eventId) : ownEventHref(eventId);
      return { done: { href, notice: { title: t("cancelled") } } };
    },
  });
}

/** The ids of the events that the visitor proposed; none for signed-out visitors. */
export async function getOwnProposals() {
  const user = await getCurrentUser();
  if (!user) return [];
  const { database } = await getStores();
  const own = await database.asUser(user, (transaction) => readOwnProposals(transaction, user));
  return own.map(({ id }) => id);
}

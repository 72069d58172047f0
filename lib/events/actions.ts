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
import { cancelEventSchema, eventSchemaFor, MESSAGES, type EventForm } from "@/lib/events/schema";
import { timeFaults } from "@/lib/events/time-faults";
import type { EventFacts, OwnEvent } from "@/lib/events/types";
import { venueOfAddress, venueOfRestaurant, type Venue } from "@/lib/finding/event-venue";
import { chooseStatus } from "@/lib/forms/choose-status";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { WAITING_NOTICE } from "@/lib/forms/waiting-notice";
import { memberMails } from "@/lib/mail/notifications/member-mails";
import { isSlug } from "@/lib/restaurants/slug";
import { ownEventHref } from "@/lib/events/hrefs";
import { cityHref, recordHref, ROUTES } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

const UNKNOWN_CITY =
  "We do not know this city. Please write its name with its country, as in “Lisbon, Portugal”.";
/** Where every day ends last: what is past there is past everywhere. */
const LAST_ZONE = "Etc/GMT+12";
const GONE = "This event is cancelled, or a moderator has removed it: it can no longer be changed.";
const OVER = "This event is over: it can no longer be changed.";

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

/** The facts of an event whose form was filled in, or what is wrong with its place or its times. */
async function readFacts(
  database: Database,
  form: EventForm,
  known?: OwnEvent,
): Promise<EventFacts | Pick<Outcome, "errors" | "failure">> {
  const { title, text, start, end, link } = form;
  const venue = await readVenue(database, form, known);
  if (!venue)
    return "restaurantId" in form
      ? { failure: MESSAGES.place }
      : {
          errors: {
            city: UNKNOWN_CITY,
            ...timeFaults({ ...form, timeZone: LAST_ZONE }, new Date()),
          },
        };
  const facts = { title, text, start, end, link: link || null, ...venue };
  const errors = timeFaults(facts, new Date(), known);
  return Object.keys(errors).length > 0 ? { errors } : facts;
}

const isFacts = (read: object): read is EventFacts => "timeZone" in read;

function expirePages(id: string, ...cityIds: (string | null | undefined)[]) {
  for (const path of pagesOfEvent(id)) revalidatePath(path);
  revalidatePath("/sitemap.xml");
  for (const cityId of new Set(cityIds)) if (cityId) revalidatePath(cityHref(cityId));
}

/** Leads the author to the page that shows what waits (P14.52). */
const heldAt = (id: string) => ({ done: { href: ownEventHref(id), notice: WAITING_NOTICE } });

/** Proposes an event, which waits for the desk (P14.960). */
export async function proposeEvent(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: eventSchemaFor(data),
    limit: "event",
    async work(form, { database, user }) {
      const facts = await readFacts(database, form);
      if (!isFacts(facts)) return facts;
      await ensureMember(database, user);
      return heldAt(await addEvent(database, user, facts));
    },
  });
}

/** Changes the sender's event (P14.961). */
export async function saveEvent(_state: FormState, data: FormData) {
  const id = data.get("eventId");
  return handleMemberForm({
    data,
    schema: eventSchemaFor(data),
    limit: "event",
    async work(form, { database, user }) {
      const event = isSlug(id) ? await findOwnEvent(database, user, id) : undefined;
      if (!event || event.isCancelled || event.status === "removed") return { failure: GONE };
      if (isPastEvent(event, new Date())) return { failure: OVER };
      const facts = await readFacts(database, form, event);
      if (!isFacts(facts)) return facts;
      const { title, text } = facts;
      const writing = { kind: "event", title, text, isEdit: true } as const;
      const status = await chooseStatus(writing, { database, user, eventId: event.id });
      const changed = await changeEvent(database, user, event.id, facts, status);
      if (!changed) return { failure: GONE };
      if (changed === "over") return { failure: OVER };
      const href = recordHref(ROUTES.events, event.id);
      if (changed === "same" && event.status === "published")
        return { done: { href, notice: { title: "Nothing has changed" } } };
      if (changed === "same") return heldAt(event.id);
      expirePages(event.id, changed.before.cityId, facts.cityId);
      if (!changed.isShown) return heldAt(event.id);
      void memberMails().mailChange(database, changed.before, changed.after);
      return { done: { href, notice: { title: "Event changed" } } };
    },
  });
}

/** Cancels the sender's event, or withdraws one that was never published (P14.963). */
export async function withdrawEvent(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: cancelEventSchema,
    limit: "event",
    isForSuspended: true,
    async work({ eventId }, { database, user }) {
      const cancelled = await cancelEvent(database, user, eventId);
      if (!cancelled) return { failure: GONE };
      if (cancelled === "over") return { failure: OVER };
      if (cancelled === "deleted")
        return { done: { href: ROUTES.events, notice: { title: "Event withdrawn" } } };
      expirePages(eventId, cancelled.cityId);
      void memberMails().mailCancellation(database, cancelled);
      const isShown = cancelled.status === "published";
      const href = isShown ? recordHref(ROUTES.events, eventId) : ownEventHref(eventId);
      return { done: { href, notice: { title: "Event cancelled" } } };
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

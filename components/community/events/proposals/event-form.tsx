"use client";

import { Building2, CalendarClock, Link2, MapPin, PencilLine } from "@/components/ui/icons";
import Link from "next/link";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { buttonVariants } from "@/components/ui/button";
import { proposeEvent, saveEvent } from "@/lib/events/actions";
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  eventAtAddressSchema,
  eventAtPlaceSchema,
  LINK_LENGTH,
  TEXT_LENGTH,
  TITLE_LENGTH,
} from "@/lib/events/schema";

/** What the fields of an event hold at first. */
export type EventFields = {
  title: string;
  text: string;
  start: string;
  end: string;
  address: string;
  city: string;
  link: string;
};

type EventFormProps = {
  /** The event that is changed; absent for a new one. */
  eventId?: string;
  /** The restaurant that it is at; absent for an address. */
  restaurantId?: string;
  fields?: Partial<EventFields>;
  /** The path of the page, and where "Cancel" leads. */
  path: string;
  back: string;
};

function AddressFields({ address, city }: Partial<EventFields>) {
  return (
    <>
      <InputField
        label="Street address"
        name="address"
        icon={MapPin}
        defaultValue={address}
        maxLength={ADDRESS_LENGTH.most}
        autoComplete="off"
        aria-required
        hint="Where to meet, for example “Town hall, Rathausplatz 1”."
      />
      <InputField
        label="City"
        name="city"
        icon={Building2}
        defaultValue={city}
        maxLength={CITY_LENGTH.most}
        autoComplete="off"
        aria-required
        hint="Add the country if several cities have this name. Times are in its local time."
      />
    </>
  );
}

function TimeFields({ start, end }: Partial<EventFields>) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <InputField
        label="Starts"
        name="start"
        type="datetime-local"
        icon={CalendarClock}
        defaultValue={start}
        aria-required
        hint="In the local time of the place."
      />
      <InputField
        label="Ends"
        name="end"
        type="datetime-local"
        icon={CalendarClock}
        defaultValue={end}
        aria-required
        hint="In the local time of the place."
      />
    </div>
  );
}

/** Proposes an event, or changes one (P14.960, P14.961). */
export function EventForm({ eventId, restaurantId, fields = {}, path, back }: EventFormProps) {
  return (
    <ServerForm
      action={eventId ? saveEvent : proposeEvent}
      schema={restaurantId ? eventAtPlaceSchema : eventAtAddressSchema}
      draft={path}
      unsent={eventId ? "You have an unsent change of this event." : "You have an unsent event."}
      labelledBy="event-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      {eventId && <input type="hidden" name="eventId" value={eventId} />}
      {restaurantId && <input type="hidden" name="restaurantId" value={restaurantId} />}
      <InputField
        label="Title"
        name="title"
        icon={PencilLine}
        defaultValue={fields.title}
        maxLength={TITLE_LENGTH.most}
        autoComplete="off"
        aria-required
        hint="3 to 120 characters."
      />
      <TimeFields {...fields} />
      {!restaurantId && <AddressFields {...fields} />}
      <AreaField
        label="What happens there"
        name="text"
        defaultValue={fields.text}
        rows={8}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint="10 to 5,000 characters: what there is to eat and do, what it costs, who may come."
      />
      <InputField
        label="Link"
        note="optional"
        name="link"
        icon={Link2}
        defaultValue={fields.link}
        inputMode="url"
        maxLength={LINK_LENGTH}
        autoComplete="off"
        hint="A page with more about it, or with tickets."
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <SendButton busyLabel="Sending...">{eventId ? "Save event" : "Propose event"}</SendButton>
        <Link
          href={back as "/"}
          prefetch={false}
          className={buttonVariants({ variant: "quiet", size: "lg", className: "max-md:w-full" })}
        >
          Cancel
        </Link>
      </div>
    </ServerForm>
  );
}

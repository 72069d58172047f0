"use client";
import { useTexts } from "#texts";

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
import { latinDirection } from "@/lib/forms/latin-direction";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/events/form.json";

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
  const t = useTexts("event-form", english);
  return (
    <>
      <InputField
        label={t("address")}
        name="address"
        icon="MapPin"
        defaultValue={address}
        maxLength={ADDRESS_LENGTH.most}
        autoComplete="off"
        aria-required
        hint={t("address.hint")}
      />
      <InputField
        label={t("city")}
        name="city"
        icon="Building2"
        defaultValue={city}
        maxLength={CITY_LENGTH.most}
        autoComplete="off"
        aria-required
        hint={t("city.hint")}
      />
    </>
  );
}

function TimeFields({ start, end }: Partial<EventFields>) {
  const t = useTexts("event-form", english);
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <InputField
        label={t("start")}
        name="start"
        type="datetime-local"
        icon="CalendarClock"
        defaultValue={start}
        aria-required
        hint={t("time.hint")}
      />
      <InputField
        label={t("end")}
        name="end"
        type="datetime-local"
        icon="CalendarClock"
        defaultValue={end}
        aria-required
        hint={t("time.hint")}
      />
    </div>
  );
}

/** Proposes an event, or changes one (P14.960, P14.961). */
export function EventForm({ eventId, restaurantId, fields = {}, path, back }: EventFormProps) {
  const t = useTexts("event-form", english);
  return (
    <ServerForm
      action={eventId ? saveEvent : proposeEvent}
      schema={restaurantId ? eventAtPlaceSchema(t) : eventAtAddressSchema(t)}
      draft={path}
      unsent={t(eventId ? "unsent.change" : "unsent")}
      labelledBy="event-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      {eventId && <input type="hidden" name="eventId" value={eventId} />}
      {restaurantId && <input type="hidden" name="restaurantId" value={restaurantId} />}
      <InputField
        label={t("title")}
        name="title"
        icon="PencilLine"
        defaultValue={fields.title}
        maxLength={TITLE_LENGTH.most}
        autoComplete="off"
        aria-required
        hint={t("title.hint")}
      />
      <TimeFields {...fields} />
      {!restaurantId && <AddressFields {...fields} />}
      <AreaField
        label={t("text")}
        name="text"
        defaultValue={fields.text}
        rows={8}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint={t("text.hint")}
      />
      <InputField
        label={t("link")}
        note={t("link.note")}
        name="link"
        icon="Link2"
        defaultValue={fields.link}
        inputMode="url"
        dir={latinDirection(t.language)}
        maxLength={LINK_LENGTH}
        autoComplete="off"
        hint={t("link.hint")}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <SendButton busyLabel={t("sending")}>{t(eventId ? "save" : "propose")}</SendButton>
        <Link
          href={pathIn(t.language, back) as "/"}
          prefetch={false}
          className={buttonVariants({ variant: "quiet", size: "lg", className: "max-md:w-full" })}
        >
          {t("cancel")}
        </Link>
      </div>
    </ServerForm>
  );
}

"use client";

import { useId } from "react";
import { VenueFactField } from "@/components/desk/venues/venue-fact-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveVenue } from "@/lib/desk/venues/actions";
import { venueSchema, type VenueField } from "@/lib/desk/venues/schema";
import { FACT_NAMES } from "@/lib/restaurants/facts/restaurant-facts";
import { deskHref } from "@/lib/routes";

type VenueFormProps = {
  id: string;
  version: string;
  facts: Readonly<Record<VenueField, string>>;
  cities: readonly { value: string; label: string }[];
};

/** Every fact of a restaurant's record, in the order of the form for corrections (P14.100). */
export function VenueForm({ id, version, facts, cities }: VenueFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={saveVenue}
      schema={venueSchema}
      labelledBy={headingId}
      draft={`${deskHref("venues", id)}#facts`}
      path={deskHref("venues", id)}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <h3 id={headingId} className="font-display text-h4 sm:col-span-2">
        Facts
      </h3>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {FACT_NAMES.map((fact) => (
        <VenueFactField key={fact} {...{ fact, facts, cities }} />
      ))}
      <div className="sm:col-span-2">
        <SendButton size="md" busyLabel="Saving...">
          Save facts
        </SendButton>
      </div>
    </ServerForm>
  );
}

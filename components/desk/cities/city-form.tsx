"use client";

import { useId } from "react";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveCity } from "@/lib/desk/cities/actions";
import { citySchema } from "@/lib/desk/cities/schema";
import { deskHref } from "@/lib/routes";

type CityFormProps = { id: string; name: string };

/** A city's name and slug (P14.106). */
export function CityForm({ id, name }: CityFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={saveCity}
      schema={citySchema}
      labelledBy={headingId}
      draft={deskHref("cities", id)}
      path={deskHref("cities", id)}
      className="grid max-w-152 grid-cols-1 gap-4"
    >
      <h3 id={headingId} className="sr-only">
        Name and address
      </h3>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="was" value={name} />
      <InputField
        label="Name"
        name="name"
        icon="MapPin"
        defaultValue={name}
        autoComplete="off"
        hint="All restaurants of the city show it. Imports keep it."
        aria-required
      />
      <InputField
        label="In the address of its pages"
        name="slug"
        icon="Link2"
        defaultValue={id}
        autoComplete="off"
        hint="The old address leads to the new one."
        aria-required
      />
      <div>
        <SendButton size="md" busyLabel="Saving...">
          Save city
        </SendButton>
      </div>
    </ServerForm>
  );
}

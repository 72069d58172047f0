"use client";

import { useId } from "react";
import { CheckField } from "@/components/forms/fields/check-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { startImport } from "@/lib/desk/imports/actions";
import { importSchema } from "@/lib/desk/imports/schema";
import { deskHref } from "@/lib/routes";

/** Starts an import of an area or a box (P14.108). */
export function ImportForm() {
  const headingId = useId();
  return (
    <ServerForm
      action={startImport}
      schema={importSchema}
      labelledBy={headingId}
      path={deskHref("imports")}
      className="grid max-w-152 grid-cols-1 gap-3"
    >
      <h3 id={headingId} className="font-display text-h4">
        Import from OpenStreetMap
      </h3>
      <InputField
        label="Area"
        name="area"
        icon="Globe"
        autoComplete="off"
        hint="An administrative area by its name, as in Berlin."
      />
      <InputField
        label="Or a box"
        name="box"
        icon="MapPin"
        autoComplete="off"
        placeholder="52.3,13.1,52.7,13.8"
        hint="South, west, north, east in degrees."
      />
      <CheckField
        name="force"
        label="Import even if a check refuses it"
        hint="For an area that has really lost many restaurants."
        defaultChecked={false}
      />
      <div>
        <SendButton size="md" busyLabel="Starting...">
          Start import
        </SendButton>
      </div>
    </ServerForm>
  );
}

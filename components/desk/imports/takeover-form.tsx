"use client";

import { useId, type ReactNode } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { ServerForm } from "@/components/forms/server-form";
import { sayTakeover } from "@/lib/desk/imports/actions";
import { takeoverSchema } from "@/lib/desk/imports/schema";
import { deskHref } from "@/lib/routes";

/** Says whether an element still is the restaurant that it was. */
export function TakeoverForm({ takeoverRef, name }: { takeoverRef: string; name: ReactNode }) {
  const headingId = useId();
  return (
    <ServerForm
      action={sayTakeover}
      schema={takeoverSchema}
      labelledBy={headingId}
      path={deskHref("imports")}
      className="mt-3"
    >
      <h4 id={headingId} className="sr-only">
        Is it still {name}?
      </h4>
      <input type="hidden" name="ref" value={takeoverRef} />
      <div className="flex flex-wrap gap-2.5">
        <DecideButton name="decision" value="same" variant="line">
          The same business
        </DecideButton>
        <DecideButton name="decision" value="other" variant="line">
          Another business
        </DecideButton>
      </div>
    </ServerForm>
  );
}

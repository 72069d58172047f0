"use client";

import { MapPin } from "lucide-react";
import { useId } from "react";
import { DecideButton } from "@/components/desk/decide-button";
import { InputField } from "@/components/forms/input-field";
import { ServerForm } from "@/components/forms/server-form";
import { approve } from "@/lib/desk/actions";
import { approvalSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

type ApprovalFormProps = { id: string; lat: string | undefined; lng: string | undefined };

/** Publishes a listing as a restaurant: where it is has to be known (P14.75). */
export function ApprovalForm({ id, lat, lng }: ApprovalFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={approve}
      schema={approvalSchema}
      labelledBy={headingId}
      path={deskHref("listings", id)}
      className="grid grid-cols-1 gap-4"
    >
      <h2 id={headingId} className="font-display text-h4">
        Where it is
      </h2>
      <input type="hidden" name="queue" value="listings" />
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          label="Latitude"
          name="lat"
          icon={MapPin}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={lat}
          aria-required
        />
        <InputField
          label="Longitude"
          name="lng"
          icon={MapPin}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={lng}
          aria-required
        />
      </div>
      <div>
        <DecideButton variant="beet" shortcut="a">
          Approve
        </DecideButton>
      </div>
    </ServerForm>
  );
}

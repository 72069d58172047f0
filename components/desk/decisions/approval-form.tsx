"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { DecisionDock } from "@/components/desk/decisions/decision-dock";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { HoursField } from "@/components/fact-fields/hours-field";
import { PositionField } from "@/components/fact-fields/position-field";
import { SelectField } from "@/components/forms/fields/select-field";
import { ServerForm } from "@/components/forms/server-form";
import { approve } from "@/lib/desk/actions";
import type { ListingFacts } from "@/lib/desk/listing-facts";
import { approvalSchema } from "@/lib/desk/schema";
import type { MapMarker } from "@/lib/map/markers";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { deskHref } from "@/lib/routes";

const LEVELS = [
  { value: "", label: "Not known" },
  ...VEGAN_LEVELS.map((value) => ({ value, label: VEGAN_LEVEL_TEXTS[value].label })),
];

type ApprovalFormProps = {
  id: string;
  facts: ListingFacts;
  lat: string | undefined;
  lng: string | undefined;
  /** Restaurants that it may be. */
  markers: readonly MapMarker[];
};

/** Publishes a listing as a restaurant, as it was sent or with changes; a position is required (P14.75). */
export function ApprovalForm({ id, facts, lat, lng, markers }: ApprovalFormProps) {
  const headingId = useId();
  const field = (name: keyof ListingFacts) => ({
    name,
    defaultValue: facts[name],
    autoComplete: "off",
  });
  return (
    <ServerForm
      action={approve}
      schema={approvalSchema}
      labelledBy={headingId}
      draft={`${deskHref("listings", id)}#approval`}
      path={deskHref("listings", id)}
      className="grid grid-cols-1 gap-4"
    >
      <h2 id={headingId} className="font-display text-h4">
        As it will be published
      </h2>
      <input type="hidden" name="queue" value="listings" />
      <input type="hidden" name="id" value={id} />
      <PositionField label="Map of the position" lat={lat} lng={lng} markers={markers} isRequired />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField label="Name" icon="Store" {...field("name")} aria-required />
        <SelectField
          label="How vegan"
          options={LEVELS}
          name="veganLevel"
          defaultValue={facts.veganLevel}
        />
        <InputField label="Address" icon="MapPin" {...field("address")} />
        <InputField label="Cuisines" icon="CookingPot" {...field("cuisine")} hint="With commas." />
        <div className="sm:col-span-2">
          <p className="mb-1.5 text-note font-semibold">Opening hours</p>
          <HoursField name="hoursText" label="Opening hours" defaultValue={facts.hoursText} />
        </div>
        <InputField label="Phone" icon="Phone" {...field("phone")} />
        <InputField label="Website" icon="Globe" {...field("website")} />
        <InputField label="Email" icon="Mail" {...field("email")} />
        <div className="sm:col-span-2">
          <AreaField
            label="Description"
            name="description"
            defaultValue={facts.description}
            rows={3}
          />
        </div>
      </div>
      <DecisionDock>
        <DecideButton variant="beet" shortcut="a">
          Approve
        </DecideButton>
      </DecisionDock>
    </ServerForm>
  );
}

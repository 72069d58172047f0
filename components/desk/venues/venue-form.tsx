"use client";

import { AtSign, CookingPot, Globe, Mail, MapPin, Phone, Store, Tag } from "lucide-react";
import { useId } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { HoursField } from "@/components/fact-fields/hours-field";
import { PositionField } from "@/components/fact-fields/position-field";
import { SelectField } from "@/components/forms/fields/select-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveVenue } from "@/lib/desk/venues/actions";
import { venueSchema, type VenueField } from "@/lib/desk/venues/schema";
import { choicesOf, type ChoiceFact } from "@/lib/restaurants/facts/restaurant-facts";
import { deskHref } from "@/lib/routes";

const NOT_KNOWN = { value: "", label: "Not known" };

const optionsOf = (name: ChoiceFact) => [NOT_KNOWN, ...choicesOf(name)];

type VenueFormProps = {
  id: string;
  version: string;
  facts: Readonly<Record<VenueField, string>>;
  cities: readonly { value: string; label: string }[];
};

/** Everything that a restaurant's record says (P14.100). */
export function VenueForm({ id, version, facts, cities }: VenueFormProps) {
  const headingId = useId();
  const field = (name: VenueField) => ({ name, defaultValue: facts[name], autoComplete: "off" });
  const choice = (name: VenueField) => ({ name, defaultValue: facts[name] });
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
      <InputField
        label="Name"
        icon={Store}
        {...field("name")}
        aria-required
        hint="As it is written at the door."
      />
      <InputField
        label="Name in Latin letters"
        icon={Store}
        {...field("latinName")}
        hint="Where the name is in another script."
      />
      <SelectField label="How vegan" options={optionsOf("veganLevel")} {...choice("veganLevel")} />
      <SelectField label="Kind" options={optionsOf("kind")} {...choice("kind")} />
      <InputField label="Cuisines" icon={CookingPot} {...field("cuisine")} hint="With commas." />
      <SelectField label="Price" options={optionsOf("priceRange")} {...choice("priceRange")} />
      <div className="sm:col-span-2">
        <AreaField label="Description" name="description" defaultValue={facts.description} />
      </div>
      <InputField label="Address" icon={MapPin} {...field("address")} />
      <InputField label="Postcode" icon={MapPin} {...field("postcode")} />
      <div className="sm:col-span-2">
        <PositionField label="Map of the position" lat={facts.lat} lng={facts.lng} isRequired />
      </div>
      <SelectField
        label="City"
        options={cities}
        {...choice("cityId")}
        hint="A new position finds its city, unless you choose another one."
      />
      <div className="sm:col-span-2">
        <p className="mb-1.5 text-note font-semibold">Opening hours</p>
        <HoursField name="hoursText" label="Opening hours" defaultValue={facts.hoursText} />
      </div>
      <InputField label="Phone" icon={Phone} {...field("phone")} />
      <InputField label="Website" icon={Globe} {...field("website")} />
      <InputField label="Email" icon={Mail} {...field("email")} />
      <InputField label="Instagram" icon={AtSign} {...field("instagram")} />
      <InputField label="Facebook" icon={AtSign} {...field("facebook")} />
      <SelectField label="Wheelchair" options={optionsOf("wheelchair")} {...choice("wheelchair")} />
      <InputField label="Features" icon={Tag} {...field("features")} hint="With commas." />
      <InputField
        label="Dietary options"
        icon={Tag}
        {...field("dietaryOptions")}
        hint="With commas."
      />
      <div className="sm:col-span-2">
        <SendButton size="md" busyLabel="Saving...">
          Save facts
        </SendButton>
      </div>
    </ServerForm>
  );
}

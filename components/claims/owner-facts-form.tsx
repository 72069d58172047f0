"use client";

import {
  AtSign,
  CalendarCheck,
  Globe,
  Mail,
  Phone,
  ShoppingBag,
  UtensilsCrossed,
} from "@/components/ui/icons";
import { HoursField } from "@/components/fact-fields/hours-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveOwnerFacts } from "@/lib/claims/owner-facts/actions";
import { ownerFactsSchema } from "@/lib/claims/owner-facts/schema";
import {
  OWNER_FACTS,
  OWNER_LINKS,
  shownField,
  type OwnerFact,
} from "@/lib/restaurants/facts/owner-facts";
import { ownerFactsHref } from "@/lib/claims/hrefs";

const LINK_HINT = "An address that starts with https://";

type OwnerFactsFormProps = { restaurantId: string; facts: Readonly<Record<OwnerFact, string>> };

/** Changes contact, hours and pages of the sender's own restaurant (P14.980). */
export function OwnerFactsForm({ restaurantId, facts }: OwnerFactsFormProps) {
  const path = ownerFactsHref(restaurantId);
  const field = (name: OwnerFact) => ({ name, defaultValue: facts[name], autoComplete: "off" });
  return (
    <ServerForm
      action={saveOwnerFacts}
      schema={ownerFactsSchema}
      draft={path}
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      {OWNER_FACTS.map((fact) => (
        <input key={fact} type="hidden" name={shownField(fact)} value={facts[fact]} />
      ))}
      <div>
        <p className="mb-1.5 text-note font-semibold">Opening hours</p>
        <HoursField name="hoursText" label="Opening hours" defaultValue={facts.hoursText} />
      </div>
      <InputField label="Phone" icon={Phone} {...field("phone")} type="tel" />
      <InputField label="Email" icon={Mail} {...field("email")} inputMode="email" />
      <InputField label="Website" icon={Globe} {...field("website")} inputMode="url" />
      <InputField
        label={OWNER_LINKS.menuUrl}
        icon={UtensilsCrossed}
        {...field("menuUrl")}
        inputMode="url"
        hint={LINK_HINT}
      />
      <InputField
        label={OWNER_LINKS.bookingUrl}
        icon={CalendarCheck}
        {...field("bookingUrl")}
        inputMode="url"
        hint={LINK_HINT}
      />
      <InputField
        label={OWNER_LINKS.deliveryUrl}
        icon={ShoppingBag}
        {...field("deliveryUrl")}
        inputMode="url"
        hint={LINK_HINT}
      />
      <InputField label="Instagram" icon={AtSign} {...field("instagram")} />
      <InputField label="Facebook" icon={AtSign} {...field("facebook")} />
      <div>
        <SendButton busyLabel="Saving...">Save</SendButton>
      </div>
    </ServerForm>
  );
}

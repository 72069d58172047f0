"use client";
import { useTexts } from "#texts";

import { HoursField } from "@/components/fact-fields/hours-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveOwnerFacts } from "@/lib/claims/owner-facts/actions";
import { ownerFactsSchema } from "@/lib/claims/owner-facts/schema";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/claims/forms.json";
import labels from "@/lib/messages/en/forms/facts.json";
import { OWNER_FACTS, shownField, type OwnerFact } from "@/lib/restaurants/facts/owner-facts";
import { ownerFactsHref } from "@/lib/claims/hrefs";

type OwnerFactsFormProps = { restaurantId: string; facts: Readonly<Record<OwnerFact, string>> };

/** Changes contact, hours and pages of the sender's own restaurant (P14.980). */
export function OwnerFactsForm({ restaurantId, facts }: OwnerFactsFormProps) {
  const t = useTexts("owner-forms", english);
  const ofFacts = useTexts("fact-labels", labels);
  const path = ownerFactsHref(restaurantId);
  const dir = latinDirection(t.language);
  const field = (name: OwnerFact) => ({
    name,
    defaultValue: facts[name],
    autoComplete: "off",
    dir,
  });
  const link = (name: OwnerFact) =>
    ({ ...field(name), inputMode: "url", hint: t("facts.link.hint") }) as const;
  return (
    <ServerForm
      action={saveOwnerFacts}
      schema={ownerFactsSchema(t)}
      draft={path}
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      {OWNER_FACTS.map((fact) => (
        <input key={fact} type="hidden" name={shownField(fact)} value={facts[fact]} />
      ))}
      <div>
        <p className="mb-1.5 text-note font-semibold">{ofFacts("hoursText")}</p>
        <HoursField name="hoursText" label={ofFacts("hoursText")} defaultValue={facts.hoursText} />
      </div>
      <InputField label={ofFacts("phone")} icon="Phone" {...field("phone")} type="tel" />
      <InputField label={ofFacts("email")} icon="Mail" {...field("email")} inputMode="email" />
      <InputField label={ofFacts("website")} icon="Globe" {...field("website")} inputMode="url" />
      <InputField label={t("facts.menu")} icon="UtensilsCrossed" {...link("menuUrl")} />
      <InputField label={t("facts.booking")} icon="CalendarCheck" {...link("bookingUrl")} />
      <InputField label={t("facts.delivery")} icon="ShoppingBag" {...link("deliveryUrl")} />
      <InputField label={ofFacts("instagram")} icon="AtSign" {...field("instagram")} />
      <InputField label={ofFacts("facebook")} icon="AtSign" {...field("facebook")} />
      <div>
        <SendButton busyLabel={t("saving")}>{t("facts.save")}</SendButton>
      </div>
    </ServerForm>
  );
}

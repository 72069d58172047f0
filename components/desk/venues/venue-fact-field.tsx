import { FACT_ICONS } from "@/components/fact-fields/fact-icons";
import { HoursField } from "@/components/fact-fields/hours-field";
import { PositionField } from "@/components/fact-fields/position-field";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SelectField } from "@/components/forms/fields/select-field";
import type { VenueField } from "@/lib/desk/venues/schema";
import { RESTAURANT_FACTS } from "@/lib/restaurants/facts/fact-table";
import {
  choicesOf,
  isChoiceFact,
  factHint,
  type RestaurantFact,
} from "@/lib/restaurants/facts/restaurant-facts";

const NOT_KNOWN = { value: "", label: "Not known" };

type VenueFactFieldProps = {
  fact: RestaurantFact;
  facts: Readonly<Record<VenueField, string>>;
  cities: readonly { value: string; label: string }[];
};

/** The field of a fact in the desk's form, by the fact's kind (P14.100). */
export function VenueFactField({ fact, facts, cities }: VenueFactFieldProps) {
  const { label, kind } = RESTAURANT_FACTS[fact];
  if (fact === "city")
    return (
      <SelectField
        {...{ label }}
        name="cityId"
        options={cities}
        defaultValue={facts.cityId}
        hint="A new position finds its city, unless you choose another one."
      />
    );
  if (fact === "position")
    return (
      <div className="sm:col-span-2">
        <PositionField label="Map of the position" lat={facts.lat} lng={facts.lng} isRequired />
      </div>
    );
  const shared = { name: fact, label, defaultValue: facts[fact] };
  if (isChoiceFact(fact))
    return <SelectField {...shared} options={[NOT_KNOWN, ...choicesOf(fact)]} />;
  if (kind === "hours")
    return (
      <div className="sm:col-span-2">
        <p className="mb-1.5 text-note font-semibold">{label}</p>
        <HoursField {...shared} />
      </div>
    );
  if (kind === "area")
    return (
      <div className="sm:col-span-2">
        <AreaField {...shared} />
      </div>
    );
  const isSeveral = kind === "cuisine" || kind === "list";
  const hint = isSeveral ? "With commas." : factHint(fact);
  return (
    <InputField
      {...shared}
      icon={FACT_ICONS[fact]}
      autoComplete="off"
      aria-required={fact === "name" || undefined}
      {...(hint && { hint })}
    />
  );
}

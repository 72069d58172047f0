import { Banknote, Leaf, MessageCircleQuestion, Wheat } from "@/components/ui/icons";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { Disclosure } from "@/components/forms/disclosure";
import { InputField } from "@/components/forms/fields/input-field";
import { useForm } from "@/components/forms/server-form";
import { ALLERGENS, allergenField } from "@/lib/dishes/allergens";
import { LONGEST_REQUEST } from "@/lib/dishes/schema";
import type { DishLevel } from "@/lib/dishes/types";

const LEVELS: { value: DishLevel; label: string; meaning: string }[] = [
  { value: "vegan", label: "Vegan", meaning: "As it is served" },
  { value: "on request", label: "Vegan on request", meaning: "When you ask for it" },
];

const STATE = "if you know";

function Allergens() {
  const { values } = useForm();
  return (
    <fieldset>
      <legend className="mb-1 text-note font-semibold">It contains</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {ALLERGENS.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={allergenField(id)}
              defaultChecked={allergenField(id) in values}
              className="size-5 flex-none accent-leaf"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-small text-ink-3">
        As the menu or the kitchen says. Leave blank what you do not know.
      </p>
    </fieldset>
  );
}

/** What a dish may say besides its name, in closed groups. */
export function DishDetails({ currency }: { currency: string | undefined }) {
  const { errors } = useForm();
  return (
    <div className="border-t border-line">
      <Disclosure
        icon={Leaf}
        title="Vegan or on request"
        state={STATE}
        isFaulty={Boolean(errors.level ?? errors.request)}
      >
        <ChoiceField legend="Is it vegan as served?" name="level" isOptional choices={LEVELS} />
        <InputField
          label="What to ask for"
          note="if it is vegan on request"
          name="request"
          icon={MessageCircleQuestion}
          maxLength={LONGEST_REQUEST}
          autoComplete="off"
          hint="As in “without the cheese”."
        />
      </Disclosure>
      {currency && (
        <Disclosure icon={Banknote} title="Price" state={STATE} isFaulty={Boolean(errors.price)}>
          <InputField
            label={`Price in ${currency}`}
            name="price"
            icon={Banknote}
            inputMode="decimal"
            autoComplete="off"
            hint="As on the menu, like 13.50."
          />
        </Disclosure>
      )}
      <Disclosure icon={Wheat} title="Allergens" state={STATE} isFaulty={false}>
        <Allergens />
      </Disclosure>
    </div>
  );
}

import { useTexts } from "#texts";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { Disclosure } from "@/components/forms/disclosure";
import { InputField } from "@/components/forms/fields/input-field";
import { useForm } from "@/components/forms/server-form";
import { allergenField } from "@/lib/dishes/allergens";
import type { AllergenBox } from "@/lib/dishes/allergens-text";
import { LONGEST_REQUEST } from "@/lib/dishes/schema";
import type { DishLevel } from "@/lib/dishes/types";
import english from "@/lib/messages/en/forms/dish.json";

type AllergensProps = { allergens: readonly AllergenBox[] };

function Allergens({ allergens }: AllergensProps) {
  const t = useTexts("dish-form", english);
  const { values } = useForm();
  return (
    <fieldset>
      <legend className="mb-1 text-note font-semibold">{t("allergens.legend")}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {allergens.map(({ id, label }) => (
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
      <p className="mt-1.5 text-small text-ink-3">{t("allergens.hint")}</p>
    </fieldset>
  );
}

/** What a dish may say besides its name, in closed groups. */
export function DishDetails({
  currency,
  allergens,
}: AllergensProps & { currency: string | undefined }) {
  const t = useTexts("dish-form", english);
  const { errors } = useForm();
  const levels: { value: DishLevel; label: string; meaning: string }[] = [
    { value: "vegan", label: t("level.vegan"), meaning: t("level.vegan.meaning") },
    { value: "on request", label: t("level.on-request"), meaning: t("level.on-request.meaning") },
  ];
  return (
    <div className="border-t border-line">
      <Disclosure
        icon="Leaf"
        title={t("level")}
        state={t("known")}
        isFaulty={Boolean(errors.level ?? errors.request)}
      >
        <ChoiceField legend={t("level.legend")} name="level" isOptional choices={levels} />
        <InputField
          label={t("request")}
          note={t("request.note")}
          name="request"
          icon="MessageCircleQuestion"
          maxLength={LONGEST_REQUEST}
          autoComplete="off"
          hint={t("request.hint")}
        />
      </Disclosure>
      {currency && (
        <Disclosure
          icon="Banknote"
          title={t("price")}
          state={t("known")}
          isFaulty={Boolean(errors.price)}
        >
          <InputField
            label={t("price.in", { currency })}
            name="price"
            icon="Banknote"
            inputMode="decimal"
            autoComplete="off"
            hint={t("price.hint")}
          />
        </Disclosure>
      )}
      <Disclosure icon="Wheat" title={t("allergens")} state={t("known")} isFaulty={false}>
        <Allergens allergens={allergens} />
      </Disclosure>
    </div>
  );
}

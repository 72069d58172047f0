"use client";
import { useTexts } from "#texts";

import { DishDetails } from "@/components/dishes/dish-details";
import { SimilarDishes } from "@/components/dishes/similar-dishes";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { useFieldText } from "@/components/forms/fields/use-field-text";
import { sendDish } from "@/lib/dishes/actions";
import type { AllergenBox } from "@/lib/dishes/allergens-text";
import { newDishHref } from "@/lib/dishes/hrefs";
import { dishSchema, LONGEST_DISH } from "@/lib/dishes/schema";
import english from "@/lib/messages/en/forms/dish.json";

type DishFormProps = {
  restaurantId: string;
  /** ISO 4217; prices are not asked for where it is not known. */
  currency: string | undefined;
  allergens: readonly AllergenBox[];
  known: readonly { id: string; name: string }[];
  /** The page that shows the known dishes. */
  page: string;
  /** The name of the dish of which more is said. */
  name: string | undefined;
};

/** Adds a dish: its name alone, or what else one knows of it (P14.870). */
export function DishForm({ restaurantId, currency, allergens, known, page, name }: DishFormProps) {
  const t = useTexts("dish-form", english);
  const path = newDishHref(restaurantId);
  const [typed, nameField] = useFieldText(name);
  return (
    <ServerForm
      action={sendDish}
      schema={dishSchema(t)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="dish-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <InputField
        ref={nameField}
        label={t("name")}
        name="name"
        defaultValue={name}
        icon="Utensils"
        maxLength={LONGEST_DISH}
        autoComplete="off"
        enterKeyHint="send"
        aria-required
        hint={t("name.hint")}
      />
      {typed !== name && <SimilarDishes {...{ typed, known, page }} />}
      <DishDetails {...{ currency, allergens }} />
      <div>
        <SendButton busyLabel={t("adding")}>{t(name ? "add.to" : "add")}</SendButton>
      </div>
    </ServerForm>
  );
}

import { useTexts } from "#texts";
import { ServeDishForm } from "@/components/dishes/serve-dish-form";
import type { Dish } from "@/lib/dishes/types";
import english from "@/lib/messages/en/claims/pages.json";

type DoubtedDishFormsProps = { restaurantId: string; dish: Pick<Dish, "id" | "name"> };

/** What an owner can say of a dish that members no longer found (P14.983). */
export function DoubtedDishForms(props: DoubtedDishFormsProps) {
  const t = useTexts("owner-pages", english);
  return (
    <div className="flex flex-wrap gap-2.5">
      <ServeDishForm {...props} intent="serve" label={t("dish.still")} />
      <ServeDishForm {...props} intent="retire" label={t("dish.retired")} />
    </div>
  );
}

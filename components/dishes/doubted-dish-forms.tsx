import { ServeDishForm } from "@/components/dishes/serve-dish-form";
import type { Dish } from "@/lib/dishes/types";

type DoubtedDishFormsProps = { restaurantId: string; dish: Pick<Dish, "id" | "name"> };

/** What an owner can say of a dish that members no longer found (P14.983). */
export function DoubtedDishForms(props: DoubtedDishFormsProps) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <ServeDishForm {...props} intent="serve" label="Still served" />
      <ServeDishForm {...props} intent="retire" label="No longer served" />
    </div>
  );
}

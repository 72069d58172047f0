"use client";

import { useTexts } from "#texts";
import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { spoken } from "@/components/ui/spoken";
import { withdrawDish } from "@/lib/dishes/actions";
import { newDishHref } from "@/lib/dishes/hrefs";
import { deleteDishSchema } from "@/lib/dishes/schema";
import english from "@/lib/messages/en/forms/dish.json";

type DeleteDishFormProps = { restaurantId: string; dishId: string; name: string };

/** Deletes a dish that the member added. */
export function DeleteDishForm({ restaurantId, dishId, name }: DeleteDishFormProps) {
  const t = useTexts("dish-form", english);
  return (
    <QuickDeleteForm
      action={withdrawDish}
      schema={deleteDishSchema}
      path={newDishHref(restaurantId)}
      fields={{ restaurantId, dishId }}
      busyLabel={t("deleting")}
    >
      {t.rich("delete", {
        name,
        spoken,
      })}
    </QuickDeleteForm>
  );
}

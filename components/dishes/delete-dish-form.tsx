"use client";

import { QuickDeleteForm } from "@/components/forms/quick-delete-form";
import { withdrawDish } from "@/lib/dishes/actions";
import { newDishHref } from "@/lib/dishes/hrefs";
import { deleteDishSchema } from "@/lib/dishes/schema";

type DeleteDishFormProps = { restaurantId: string; dishId: string; name: string };

/** Deletes a dish that the member added. */
export function DeleteDishForm({ restaurantId, dishId, name }: DeleteDishFormProps) {
  return (
    <QuickDeleteForm
      action={withdrawDish}
      schema={deleteDishSchema}
      path={newDishHref(restaurantId)}
      fields={{ restaurantId, dishId }}
      verb="Delete"
      about={name}
    />
  );
}

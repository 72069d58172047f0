"use client";

import { useId } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawDish } from "@/lib/dishes/actions";
import { newDishHref } from "@/lib/dishes/hrefs";
import { deleteDishSchema } from "@/lib/dishes/schema";

type DeleteDishFormProps = { restaurantId: string; dishId: string; name: string };

/** Deletes a dish that the member added. */
export function DeleteDishForm({ restaurantId, dishId, name }: DeleteDishFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={withdrawDish}
      schema={deleteDishSchema}
      labelledBy={headingId}
      path={newDishHref(restaurantId)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="dishId" value={dishId} />
      <SendButton size="sm" variant="quiet" busyLabel="Deleting...">
        <span id={headingId}>
          Delete<span className="sr-only"> {name}</span>
        </span>
      </SendButton>
    </ServerForm>
  );
}

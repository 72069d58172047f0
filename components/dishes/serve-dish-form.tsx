"use client";

import { useTexts } from "#texts";
import { useId } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { serveDish } from "@/lib/dishes/actions";
import { retireDishSchema } from "@/lib/dishes/schema";
import type { Dish } from "@/lib/dishes/types";
import english from "@/lib/messages/en/claims/forms.json";
import { ownerHref } from "@/lib/routes";

type ServeDishFormProps = {
  restaurantId: string;
  dish: Pick<Dish, "id" | "name">;
  intent: "retire" | "serve";
  /** The words of the button. */
  label: string;
};

/** The owner takes a dish off what is served, or puts it back (P14.874). */
export function ServeDishForm({
  restaurantId,
  dish: { id, name },
  intent,
  label,
}: ServeDishFormProps) {
  const t = useTexts("owner-forms", english);
  const headingId = useId();
  return (
    <ServerForm
      action={serveDish}
      schema={retireDishSchema}
      labelledBy={headingId}
      path={ownerHref(restaurantId)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="dishId" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <SendButton size="sm" variant="line" busyLabel={t("saving")}>
        <span id={headingId}>
          {label}
          <span className="sr-only"> {name}</span>
        </span>
      </SendButton>
    </ServerForm>
  );
}

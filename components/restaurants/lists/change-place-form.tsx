"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ServerForm } from "@/components/forms/server-form";
import {
  changeFormId,
  placeHeadingId,
  PLACES_HEADING_ID,
} from "@/components/restaurants/lists/element-ids";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/browser/notices";
import { changePlace } from "@/lib/favorites/lists/actions";
import { changePlaceSchema } from "@/lib/favorites/lists/schema";
import type { FormState } from "@/lib/forms/form-state";
import { listHref } from "@/lib/favorites/lists/hrefs";

const ICON = { size: 20, strokeWidth: 1.9, "aria-hidden": true } as const;

type ChangePlaceFormProps = {
  listId: string;
  restaurantId: string;
  name: string;
  /** From 1 to `count`. */
  position: number;
  count: number;
};

/** The buttons that move a place up and down its list (P14.801); the focus goes with the place. The form also removes it. */
export function ChangePlaceForm({
  listId,
  restaurantId,
  name,
  position,
  count,
}: ChangePlaceFormProps) {
  const [isMoved, setMoved] = useState(false);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"up" | "down">(undefined);
  const router = useRouter();

  useEffect(() => {
    const button = { up, down }[pressed.current ?? "up"].current;
    if (!pressed.current || !button) return;
    pressed.current = undefined;
    (button.disabled ? (button === up.current ? down : up).current : button)?.focus();
  }, [position]);

  function onDone({ notice }: NonNullable<FormState["done"]>) {
    if (pressed.current) setMoved(true);
    else {
      notify(notice);
      document.getElementById(PLACES_HEADING_ID)?.focus();
    }
    router.refresh();
  }

  const button = (change: "up" | "down") =>
    ({
      type: "submit",
      name: "change",
      value: change,
      variant: "quiet",
      size: "icon",
      onClick: () => void (pressed.current = change),
      "aria-label": `Move ${name} ${change}`,
    }) as const;

  return (
    <ServerForm
      id={changeFormId(restaurantId)}
      action={changePlace}
      schema={changePlaceSchema}
      labelledBy={placeHeadingId(restaurantId)}
      path={listHref(listId)}
      onDone={onDone}
      className="flex flex-wrap"
    >
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <Button ref={up} {...button("up")} disabled={position === 1}>
        <ArrowUp {...ICON} />
      </Button>
      <Button ref={down} {...button("down")} disabled={position === count}>
        <ArrowDown {...ICON} />
      </Button>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {isMoved && `${name} is now ${position} of ${count}.`}
      </p>
    </ServerForm>
  );
}

"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { ServerForm } from "@/components/forms/server-form";
import { changeFormId, PLACES_HEADING_ID } from "@/components/restaurants/lists/element-ids";
import { Button, type ButtonProps } from "@/components/ui/button";
import { notify } from "@/lib/browser/notices";
import { changePlace } from "@/lib/favorites/lists/actions";
import type { Direction } from "@/lib/favorites/lists/order";
import { changePlaceSchema } from "@/lib/favorites/lists/schema";
import type { FormState } from "@/lib/forms/form-state";
import { listHref } from "@/lib/favorites/lists/hrefs";
import english from "@/lib/messages/en/lists/forms.json";

type MoveButtonProps = Pick<ButtonProps, "ref" | "disabled" | "onClick"> & {
  change: Direction;
  name: string;
};

function MoveButton({ change, name, ...button }: MoveButtonProps) {
  const t = useTexts("list-forms", english);
  const icon = change === "up" ? "ArrowUp" : "ArrowDown";
  return (
    <Button
      {...button}
      type="submit"
      name="change"
      value={change}
      variant="quiet"
      size="icon"
      className="disabled:bg-transparent"
      aria-label={t(change === "up" ? "up" : "down", { name })}
    >
      <Icon name={icon} />
    </Button>
  );
}

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
  const t = useTexts("list-forms", english);
  const [isMoved, setMoved] = useState(false);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Direction>(undefined);
  const router = useRouter();
  const labelId = useId();

  useEffect(() => {
    const button = { up, down }[pressed.current ?? "up"].current;
    if (!pressed.current || !button) return;
    pressed.current = undefined;
    (button.disabled ? (button === up.current ? down : up).current : button)?.focus();
  }, [position]);

  function onDone({ href, notice }: NonNullable<FormState["done"]>) {
    // Only a place that is still in the list has a fragment.
    if (href.includes("#")) setMoved(true);
    else {
      notify(notice);
      document.getElementById(PLACES_HEADING_ID)?.focus();
    }
    router.refresh();
  }

  return (
    <ServerForm
      id={changeFormId(restaurantId)}
      action={changePlace}
      schema={changePlaceSchema}
      labelledBy={labelId}
      path={listHref(listId)}
      onDone={onDone}
      className="flex flex-wrap"
    >
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <span id={labelId} className="sr-only">
        {t("position.of", { name })}
      </span>
      <MoveButton
        ref={up}
        change="up"
        name={name}
        disabled={position === 1}
        onClick={() => void (pressed.current = "up")}
      />
      <MoveButton
        ref={down}
        change="down"
        name={name}
        disabled={position === count}
        onClick={() => void (pressed.current = "down")}
      />
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {isMoved && t("moved", { name, position, count })}
      </p>
    </ServerForm>
  );
}

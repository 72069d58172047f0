"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRef, useState } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { FoldedFields } from "@/components/forms/fields/folded-fields";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { changeFormId, placeHeadingId } from "@/components/restaurants/lists/element-ids";
import { useRefreshedForm } from "@/components/restaurants/lists/use-refreshed-form";
import { Button } from "@/components/ui/button";
import { spoken } from "@/components/ui/spoken";
import { savePlace } from "@/lib/favorites/lists/actions";
import { placeDetailsSchema } from "@/lib/favorites/lists/schema";
import { listHref } from "@/lib/favorites/lists/hrefs";
import noteEnglish from "@/lib/messages/en/favorites/note.json";
import english from "@/lib/messages/en/lists/forms.json";

type PlaceDetailsFormProps = {
  listId: string;
  restaurantId: string;
  name: string;
  /** From 1 to `count`. */
  position: number;
  count: number;
  day: string;
  note: string;
};

/** The position, the day and the private note of a place, which open to be written, and the button that removes it (P14.801, P14.802). */
export function PlaceDetailsForm(props: PlaceDetailsFormProps) {
  const { listId, restaurantId, name, position, count, day, note } = props;
  const [isOpen, setOpen] = useState<boolean>();
  const summary = useRef<HTMLElement>(null);
  const onDone = useRefreshedForm(close);
  const path = listHref(listId);
  const t = useTexts("list-forms", english);
  const ofNote = useTexts("note", noteEnglish);

  function close() {
    setOpen(false);
    summary.current?.focus();
  }

  return (
    <ServerForm
      action={savePlace}
      schema={placeDetailsSchema(t, ofNote)}
      draft={`${path}#${restaurantId}`}
      unsent={ofNote("unsent")}
      labelledBy={placeHeadingId(restaurantId)}
      path={path}
      onDone={onDone}
      className="grid grid-cols-1 gap-1 print:hidden"
    >
      <FoldedFields isOpen={isOpen} setOpen={setOpen}>
        <summary
          ref={summary}
          className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-inner px-2 text-note font-semibold hover:bg-sprout"
        >
          <Icon name="NotebookPen" size={18} />
          <span>
            {t.rich("details", {
              name,
              spoken,
            })}
          </span>
        </summary>
        <input type="hidden" name="listId" value={listId} />
        <input type="hidden" name="restaurantId" value={restaurantId} />
        <input type="hidden" name="shown" value={position} />
        <div className="grid max-w-150 gap-4 pt-2">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <InputField
              key={`day ${day}`}
              label={t("day")}
              note={t("optional")}
              name="day"
              icon="CalendarDays"
              type="date"
              defaultValue={day}
            />
            <InputField
              key={`position ${position}`}
              label={t("position")}
              name="position"
              icon="ListOrdered"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={position}
              hint={t("position.hint", { count })}
            />
          </div>
          <AreaField
            key={`note ${note}`}
            label={ofNote("label")}
            name="note"
            rows={3}
            defaultValue={note}
            hint={ofNote("hint")}
          />
        </div>
        <div className="flex flex-wrap gap-3 py-3">
          <SendButton busyLabel={ofNote("saving")}>{t("save")}</SendButton>
          <Button variant="quiet" size="lg" onClick={close} className="noscript:hidden">
            {ofNote("cancel")}
          </Button>
          <Button
            type="submit"
            form={changeFormId(restaurantId)}
            name="change"
            value="remove"
            variant="quiet"
            size="lg"
            className="text-tomato-ink"
          >
            <span>
              {t.rich("remove", {
                name,
                spoken,
              })}
            </span>
          </Button>
        </div>
      </FoldedFields>
    </ServerForm>
  );
}

"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useId, useRef, useState } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { FoldedFields } from "@/components/forms/fields/folded-fields";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { spoken } from "@/components/ui/spoken";
import { notify } from "@/lib/browser/notices";
import { saveFavoriteNote } from "@/lib/favorites/actions";
import { noteSchema } from "@/lib/favorites/schema";
import type { FormState } from "@/lib/forms/form-state";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/favorites/account.json";
import noteEnglish from "@/lib/messages/en/favorites/note.json";
import type { Route } from "@/lib/routes";

type FavoriteNoteProps = {
  restaurantId: string;
  name: string;
  note: string;
  /** The page that it is on. */
  path: Route;
  onSaved?: (note: string) => void;
};

/** A member's private note on a favorite, which opens to be written; without scripts as well (P14.32). */
export function FavoriteNote({ restaurantId, name, note, path, onSaved }: FavoriteNoteProps) {
  const t = useTexts("favorites-account", english);
  const ofNote = useTexts("note", noteEnglish);
  const [isOpen, setOpen] = useState<boolean>();
  const summary = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();

  function close() {
    setOpen(false);
    summary.current?.focus();
  }

  function onDone({ notice }: NonNullable<FormState["done"]>) {
    onSaved?.(field.current?.value.trim() ?? "");
    notify(notice);
    close();
  }

  return (
    <div>
      {note && !isOpen && (
        <p
          className="pt-2 text-note wrap-anywhere whitespace-pre-line text-ink-2"
          {...ownWords(t.language)}
        >
          {note}
        </p>
      )}
      <ServerForm
        action={saveFavoriteNote}
        schema={noteSchema(ofNote)}
        draft={`${path}#${restaurantId}`}
        unsent={ofNote("unsent")}
        labelledBy={headingId}
        path={path}
        onDone={onDone}
        className="grid grid-cols-1 gap-1"
      >
        <FoldedFields isOpen={isOpen} setOpen={setOpen}>
          <summary
            ref={summary}
            id={headingId}
            className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-inner px-2 text-note font-semibold hover:bg-sprout"
          >
            <Icon name="NotebookPen" size={18} />
            <span>
              {t.rich(note ? "note.edit" : "note.add", {
                name,
                spoken,
              })}
            </span>
          </summary>
          <input type="hidden" name="restaurantId" value={restaurantId} />
          <AreaField
            ref={field}
            key={note}
            label={ofNote("label")}
            name="note"
            rows={3}
            defaultValue={note}
            hint={ofNote("hint")}
          />
          <div className="flex flex-wrap gap-3 pt-3 pb-3">
            <SendButton busyLabel={ofNote("saving")}>{t("note.save")}</SendButton>
            <Button variant="quiet" size="lg" onClick={close} className="noscript:hidden">
              {ofNote("cancel")}
            </Button>
          </div>
        </FoldedFields>
      </ServerForm>
    </div>
  );
}

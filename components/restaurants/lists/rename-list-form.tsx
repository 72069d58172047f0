"use client";
import { useTexts } from "#texts";

import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { useRefreshedForm } from "@/components/restaurants/lists/use-refreshed-form";
import { saveListName } from "@/lib/favorites/lists/actions";
import { MAX_LIST_NAME_LENGTH, renameListSchema } from "@/lib/favorites/lists/schema";
import { listHref } from "@/lib/favorites/lists/hrefs";
import noteEnglish from "@/lib/messages/en/favorites/note.json";
import english from "@/lib/messages/en/lists/forms.json";

type RenameListFormProps = { listId: string; name: string; labelledBy: string };

/** The name of a list. */
export function RenameListForm({ listId, name, labelledBy }: RenameListFormProps) {
  const onDone = useRefreshedForm();
  const t = useTexts("list-forms", english);
  const ofNote = useTexts("note", noteEnglish);
  return (
    <ServerForm
      action={saveListName}
      schema={renameListSchema(t)}
      labelledBy={labelledBy}
      path={listHref(listId)}
      onDone={onDone}
      className="grid grid-cols-1 gap-3"
    >
      <input type="hidden" name="listId" value={listId} />
      <InputField
        key={name}
        label={t("rename")}
        name="name"
        icon="PenLine"
        autoComplete="off"
        maxLength={MAX_LIST_NAME_LENGTH}
        defaultValue={name}
        aria-required
      />
      <div>
        <SendButton busyLabel={ofNote("saving")} variant="line" size="md">
          {t("rename.save")}
        </SendButton>
      </div>
    </ServerForm>
  );
}

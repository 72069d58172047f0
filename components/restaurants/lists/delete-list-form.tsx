"use client";

import { useTexts } from "#texts";
import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import { removeList } from "@/lib/favorites/lists/actions";
import { deleteListSchema } from "@/lib/favorites/lists/schema";
import { listHref } from "@/lib/favorites/lists/hrefs";
import english from "@/lib/messages/en/lists/forms.json";

/** Deletes a list, after its section was opened. */
export function DeleteListForm({ listId }: { listId: string }) {
  const t = useTexts("list-forms", english);
  return (
    <ServerForm
      action={removeList}
      schema={deleteListSchema}
      labelledBy="delete-list"
      path={listHref(listId)}
      className="mt-10 border-t border-line pt-4 print:hidden"
    >
      <input type="hidden" name="listId" value={listId} />
      <DeletionSection label={t("delete")} effectId="delete-list" effect={t("delete.effect")} />
    </ServerForm>
  );
}

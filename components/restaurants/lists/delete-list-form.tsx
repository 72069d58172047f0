"use client";

import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import { removeList } from "@/lib/favorites/lists/actions";
import { deleteListSchema } from "@/lib/favorites/lists/schema";
import { listHref } from "@/lib/favorites/lists/hrefs";

/** Deletes a list, after its section was opened. */
export function DeleteListForm({ listId }: { listId: string }) {
  return (
    <ServerForm
      action={removeList}
      schema={deleteListSchema}
      labelledBy="delete-list"
      path={listHref(listId)}
      className="mt-10 border-t border-line pt-4 print:hidden"
    >
      <input type="hidden" name="listId" value={listId} />
      <DeletionSection
        label="Delete this list"
        effectId="delete-list"
        effect="Its notes and days are deleted with it, and its link no longer works. Favorites stay as they are."
      />
    </ServerForm>
  );
}

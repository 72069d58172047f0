"use server";

import { revalidatePath } from "next/cache";
import { undoChangeAtOnce } from "@/lib/database/desk/venues/changes-at-once";
import { undoChangeSchema } from "@/lib/desk/changes-at-once/schema";
import { decidedText } from "@/lib/desk/decided";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { mailUndoneChange } from "@/lib/mail/notifications/undone-change-mails";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { deskHref } from "@/lib/routes";

/** Takes back what an owner or a trusted member changed (P14.981). */
export async function undoChange(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: undoChangeSchema,
    roles: ["moderator", "editor"],
    placeOf: ({ restaurantId }) => ({ restaurantId }),
    async work({ entryId, restaurantId }, { database, actor }) {
      const change = { entryId: Number(entryId), restaurantId };
      const verdict = await undoChangeAtOnce(database, actor, change);
      if (!verdict.isDone)
        return {
          failure: `These facts have changed since then: nothing was taken back. ${decidedText(verdict.by, new Date())}`,
        };
      void mailUndoneChange(database, verdict.result);
      for (const path of pathsShowing(restaurantId)) revalidatePath(path);
      return { done: { href: deskHref("changes"), notice: { title: "Change taken back" } } };
    },
  });
}

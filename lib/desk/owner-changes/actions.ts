"use server";

import { revalidatePath } from "next/cache";
import { undoOwnerChange } from "@/lib/database/desk/venues/owner-changes";
import { undoChangeSchema } from "@/lib/desk/owner-changes/schema";
import { decidedText } from "@/lib/desk/decided";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { mailUndoneChange } from "@/lib/mail/notifications/owner-mails";
import { deskHref, restaurantHref, ROUTES } from "@/lib/routes";

/** The pages on which restaurants are listed. */
const LIST_PATHS = [ROUTES.nearMe, ROUTES.byCity, ROUTES.byCountry];

/** Takes back what an owner changed (P14.981). */
export async function undoChange(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: undoChangeSchema,
    roles: ["moderator", "editor"],
    async work({ entryId, restaurantId }, { database, actor }) {
      const change = { entryId: Number(entryId), restaurantId };
      const verdict = await undoOwnerChange(database, actor, change);
      if (!verdict.isDone)
        return {
          failure: `These facts are others by now: nothing was taken back. ${decidedText(verdict.by, new Date())}`,
        };
      void mailUndoneChange(database, verdict.result);
      for (const path of [restaurantHref(restaurantId), ...LIST_PATHS]) revalidatePath(path);
      return { done: { href: deskHref("changes"), notice: { title: "Change taken back" } } };
    },
  });
}

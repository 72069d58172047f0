"use client";
import { useTexts } from "#texts";

import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { makeList } from "@/lib/favorites/lists/actions";
import { MAX_LIST_NAME_LENGTH, newListSchema } from "@/lib/favorites/lists/schema";
import english from "@/lib/messages/en/lists/forms.json";

type NewListFormProps = {
  /** The page that it is on. */
  path: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The place that the list begins with. */
  restaurantId?: string;
};

/** Makes a list (P14.800). */
export function NewListForm({ path, labelledBy, restaurantId }: NewListFormProps) {
  const t = useTexts("list-forms", english);
  return (
    <ServerForm
      action={makeList}
      schema={newListSchema(t)}
      draft={`${path}#new-list`}
      unsent={t("name.unsent")}
      labelledBy={labelledBy}
      path={path}
      className="grid grid-cols-1 gap-4"
    >
      {restaurantId && <input type="hidden" name="restaurantId" value={restaurantId} />}
      <InputField
        label={t("name")}
        name="name"
        icon="ListPlus"
        autoComplete="off"
        maxLength={MAX_LIST_NAME_LENGTH}
        aria-required
        hint={t("name.hint")}
      />
      <div>
        <SendButton busyLabel={t("creating")}>{t("create")}</SendButton>
      </div>
    </ServerForm>
  );
}

"use client";

import { ListPlus } from "@/components/ui/icons";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { makeList } from "@/lib/favorites/lists/actions";
import { MAX_LIST_NAME_LENGTH, newListSchema } from "@/lib/favorites/lists/schema";

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
  return (
    <ServerForm
      action={makeList}
      schema={newListSchema}
      draft={`${path}#new-list`}
      unsent="You have the name of a list."
      labelledBy={labelledBy}
      path={path}
      className="grid grid-cols-1 gap-4"
    >
      {restaurantId && <input type="hidden" name="restaurantId" value={restaurantId} />}
      <InputField
        label="Name"
        name="name"
        icon={ListPlus}
        autoComplete="off"
        maxLength={MAX_LIST_NAME_LENGTH}
        aria-required
        hint={`Such as “Lisbon in May”. At most ${MAX_LIST_NAME_LENGTH} characters.`}
      />
      <div>
        <SendButton busyLabel="Creating...">Create list</SendButton>
      </div>
    </ServerForm>
  );
}

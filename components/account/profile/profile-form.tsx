"use client";

import { MapPin, User } from "@/components/ui/icons";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveProfile } from "@/lib/members/actions";
import { profileSchema } from "@/lib/members/schema";
import { ROUTES } from "@/lib/routes";

type ProfileFormProps = {
  labelledBy: string;
  page: "profile" | "settings";
  name: string;
  town: string | undefined;
};

/** A member's public name and town (P14.55). */
export function ProfileForm({ labelledBy, page, name, town }: ProfileFormProps) {
  return (
    <ServerForm
      action={saveProfile}
      schema={profileSchema}
      labelledBy={labelledBy}
      draft={`${ROUTES[page]}#name`}
      path={ROUTES[page]}
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="page" value={page} />
      <InputField
        label="Name"
        name="name"
        icon={User}
        defaultValue={name}
        autoComplete="name"
        aria-required
        hint="Everyone sees this name. A first name is enough."
      />
      <InputField
        label="Town"
        name="town"
        note="(optional)"
        icon={MapPin}
        defaultValue={town}
        autoComplete="address-level2"
      />
      <div>
        <SendButton busyLabel="Saving..." size="md">
          Save
        </SendButton>
      </div>
    </ServerForm>
  );
}

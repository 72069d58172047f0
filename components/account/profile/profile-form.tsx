"use client";
import { useTexts } from "#texts";

import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { useSay } from "@/lib/auth/use-say";
import { saveProfile } from "@/lib/members/actions";
import { profileSchema } from "@/lib/members/schema";
import english from "@/lib/messages/en/account/profile-form.json";
import { ROUTES } from "@/lib/routes";

type ProfileFormProps = {
  labelledBy: string;
  page: "profile" | "settings";
  name: string;
  town: string | undefined;
};

/** A member's public name and town (P14.55). */
export function ProfileForm({ labelledBy, page, name, town }: ProfileFormProps) {
  const t = useTexts("profile-form", english);
  return (
    <ServerForm
      action={saveProfile}
      schema={profileSchema(useSay())}
      labelledBy={labelledBy}
      draft={`${ROUTES[page]}#name`}
      path={ROUTES[page]}
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="page" value={page} />
      <InputField
        label={t("name")}
        name="name"
        icon="User"
        defaultValue={name}
        autoComplete="name"
        aria-required
        hint={t("name.hint")}
      />
      <InputField
        label={t("town")}
        name="town"
        note={t("optional")}
        icon="MapPin"
        defaultValue={town}
        autoComplete="address-level2"
      />
      <div>
        <SendButton busyLabel={t("saving")} size="md">
          {t("save")}
        </SendButton>
      </div>
    </ServerForm>
  );
}

"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import Link from "next/link";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { buttonVariants } from "@/components/ui/button";
import { deleteAccount } from "@/lib/account/actions";
import { deletionSchema } from "@/lib/account/schemas";
import { useSay } from "@/lib/auth/use-say";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/account/password-forms.json";
import { ROUTES } from "@/lib/routes";

/** Has the account deleted in seven days (P14.61). */
export function DeleteAccountForm({ labelledBy }: { labelledBy: string }) {
  const t = useTexts("password-forms", english);
  const choices = [
    { value: "anonymize", label: t("delete.anonymize") },
    { value: "delete", label: t("delete.delete") },
  ];
  return (
    <ServerForm
      action={deleteAccount}
      schema={deletionSchema(useSay())}
      labelledBy={labelledBy}
      path={ROUTES.deleteAccount}
      className="grid grid-cols-1 gap-3"
    >
      <ChoiceField
        legend={t("delete.reviews")}
        name="reviews"
        choices={choices}
        defaultValue="anonymize"
      />
      <SecretField label={t("delete.password")} name="password" autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <SendButton busyLabel={t("deleting")} variant="tomato" size="md">
          <Icon name="Trash2" />
          {t("delete")}
        </SendButton>
        <Link
          href={pathIn(t.language, ROUTES.settings) as "/settings"}
          prefetch={false}
          className={buttonVariants()}
        >
          {t("keep")}
        </Link>
      </div>
    </ServerForm>
  );
}

"use client";

import { Trash2 } from "@/components/ui/icons";
import Link from "next/link";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { SecretField } from "@/components/forms/fields/secret-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { buttonVariants } from "@/components/ui/button";
import { deleteAccount } from "@/lib/account/actions";
import { deletionSchema } from "@/lib/account/schemas";
import { ROUTES } from "@/lib/routes";

const CHOICES = [
  { value: "anonymize", label: "Keep my reviews and posts without my name" },
  { value: "delete", label: "Delete my reviews and posts too" },
];

/** Has the account deleted in seven days (P14.61). */
export function DeleteAccountForm({ labelledBy }: { labelledBy: string }) {
  return (
    <ServerForm
      action={deleteAccount}
      schema={deletionSchema}
      labelledBy={labelledBy}
      path={ROUTES.deleteAccount}
      className="grid grid-cols-1 gap-3"
    >
      <ChoiceField
        legend="Your reviews, tips, dishes and forum posts"
        name="reviews"
        choices={CHOICES}
        defaultValue="anonymize"
      />
      <SecretField label="Confirm your password" name="password" autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <SendButton busyLabel="Deleting..." variant="tomato" size="md">
          <Trash2 size={20} strokeWidth={1.9} aria-hidden="true" />
          Delete my account
        </SendButton>
        <Link href={ROUTES.settings} prefetch={false} className={buttonVariants()}>
          Keep my account
        </Link>
      </div>
    </ServerForm>
  );
}

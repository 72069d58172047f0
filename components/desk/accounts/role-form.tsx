"use client";

import { AccountForm } from "@/components/desk/accounts/account-form";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import { giveRole } from "@/lib/desk/accounts/actions";
import { roleSchema } from "@/lib/desk/accounts/schema";
import type { Role } from "@/lib/desk/roles";

const CHOICES = [
  { value: "moderator", label: ROLE_LABELS.moderator, meaning: "Decides on everything here." },
  { value: "editor", label: ROLE_LABELS.editor, meaning: "Decides on facts alone." },
  { value: "none", label: ROLE_LABELS.none },
];

const BUTTON = { label: "Save role", busyLabel: "Saving...", variant: "line" } as const;

type RoleFormProps = { id: string; role: Role | null };

/** Gives an account a role at the desk, or takes it (P14.93). */
export function RoleForm({ id, role }: RoleFormProps) {
  return (
    <AccountForm
      id={id}
      title="Change the role"
      action={giveRole}
      schema={roleSchema}
      button={BUTTON}
    >
      <ChoiceField legend="Role" name="role" choices={CHOICES} defaultValue={role ?? "none"} />
      <ConfirmField name="confirmed" label="Yes, change the role" />
    </AccountForm>
  );
}

"use client";

import { useId } from "react";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import { giveRole } from "@/lib/desk/accounts/actions";
import { roleSchema } from "@/lib/desk/accounts/schema";
import type { Role } from "@/lib/desk/roles";
import { deskHref } from "@/lib/routes";

const CHOICES = [
  { value: "moderator", label: ROLE_LABELS.moderator, meaning: "Decides on everything here." },
  { value: "editor", label: ROLE_LABELS.editor, meaning: "Decides on facts alone." },
  { value: "none", label: ROLE_LABELS.none },
];

type RoleFormProps = { id: string; role: Role | null };

/** Gives an account a role at the desk, or takes it; collapsed until its button is pressed (P14.93). */
export function RoleForm({ id, role }: RoleFormProps) {
  const headingId = useId();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        <h3 id={headingId} className="inline font-display text-h4">
          Change the role
        </h3>
      </summary>
      <ServerForm
        action={giveRole}
        schema={roleSchema}
        labelledBy={headingId}
        path={deskHref("accounts", id)}
        className="grid grid-cols-1 gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <ChoiceField legend="Role" name="role" choices={CHOICES} defaultValue={role ?? "none"} />
        <ConfirmField name="confirmed" label="Yes, change the role" />
        <div>
          <SendButton size="md" variant="line" busyLabel="Saving...">
            Save role
          </SendButton>
        </div>
      </ServerForm>
    </details>
  );
}

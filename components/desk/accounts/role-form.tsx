"use client";

import { AccountForm } from "@/components/desk/accounts/account-form";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { InputField } from "@/components/forms/fields/input-field";
import { ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import { giveRole } from "@/lib/desk/accounts/actions";
import { LONGEST_AREA, roleSchema } from "@/lib/desk/accounts/schema";
import type { DeskArea, Role } from "@/lib/desk/roles";
import { countryNameIn } from "@/lib/languages/country-name";

const CHOICES = [
  { value: "moderator", label: ROLE_LABELS.moderator, meaning: "Decides on everything here." },
  {
    value: "editor",
    label: ROLE_LABELS.editor,
    meaning: "Decides on facts alone, everywhere or in an area.",
  },
  { value: "none", label: ROLE_LABELS.none },
];

const BUTTON = { label: "Save role", busyLabel: "Saving...", variant: "line" } as const;

type RoleFormProps = { id: string; role: Role | null; area: DeskArea | undefined };

/** Gives an account a role at the desk, or takes it (P14.93); editors may have an area (P14.975). */
export function RoleForm({ id, role, area }: RoleFormProps) {
  return (
    <AccountForm
      id={id}
      title="Change the role"
      action={giveRole}
      schema={roleSchema}
      button={BUTTON}
    >
      <ChoiceField legend="Role" name="role" choices={CHOICES} defaultValue={role ?? "none"} />
      <InputField
        icon="Globe"
        label="Countries of an editor (optional)"
        name="countries"
        hint="Names between commas, as in Germany, Austria. Leave countries and cities empty for the whole directory."
        defaultValue={area?.countries.map((code) => countryNameIn("en", code)).join(", ")}
        maxLength={LONGEST_AREA}
      />
      <InputField
        icon="MapPin"
        label="Cities of an editor (optional)"
        name="cities"
        hint="Cities with a page, as in Lisbon, Porto."
        defaultValue={area?.cities.join(", ")}
        maxLength={LONGEST_AREA}
      />
      <ConfirmField name="confirmed" label="Yes, change the role" />
    </AccountForm>
  );
}

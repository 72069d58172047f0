import { useId, type ReactNode } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import type { ServerFormOptions } from "@/components/forms/use-server-form";

type QuickDeleteFormProps = Pick<ServerFormOptions, "action" | "schema"> & {
  /** The path to return to after the sign-in. */
  path: string;
  /** What names the thing to the action. */
  fields: Readonly<Record<string, string>>;
  busyLabel: string;
  /** What the button says, with what it is about for screen readers. */
  children: ReactNode;
};

/** A button that deletes one thing of a list at once. */
export function QuickDeleteForm({ fields, busyLabel, children, ...form }: QuickDeleteFormProps) {
  const headingId = useId();
  return (
    <ServerForm {...form} labelledBy={headingId}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SendButton size="sm" variant="quiet" busyLabel={busyLabel}>
        <span id={headingId}>{children}</span>
      </SendButton>
    </ServerForm>
  );
}

import { useId, type ComponentProps, type ReactNode } from "react";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { deskHref } from "@/lib/routes";

type AccountFormProps = Pick<ComponentProps<typeof ServerForm>, "action" | "schema"> & {
  /** The account. */
  id: string;
  title: string;
  /** What the decision means. */
  lead?: string;
  button: Pick<ComponentProps<typeof SendButton>, "variant" | "busyLabel"> & { label: string };
  /** Its fields. */
  children: ReactNode;
};

/** A decision on an account; collapsed until its title is pressed. */
export function AccountForm({ id, title, lead, button, children, ...form }: AccountFormProps) {
  const headingId = useId();
  const { label, ...look } = button;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        <h3 id={headingId} className="inline font-display text-h4">
          {title}
        </h3>
      </summary>
      {lead && <p className="mb-3 text-note text-ink-2">{lead}</p>}
      <ServerForm
        {...form}
        labelledBy={headingId}
        path={deskHref("accounts", id)}
        className="grid grid-cols-1 gap-3"
      >
        <input type="hidden" name="id" value={id} />
        {children}
        <div>
          <SendButton size="md" {...look}>
            {label}
          </SendButton>
        </div>
      </ServerForm>
    </details>
  );
}

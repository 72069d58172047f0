"use client";

import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { signOutOthers } from "@/lib/account/actions";
import { pressSchema } from "@/lib/account/schemas";
import { ROUTES } from "@/lib/routes";

/** Signs out all other devices (P14.58). */
export function SignOutOthersForm({ labelledBy }: { labelledBy: string }) {
  return (
    <ServerForm
      action={signOutOthers}
      schema={pressSchema}
      labelledBy={labelledBy}
      path={ROUTES.settings}
    >
      <SendButton busyLabel="Signing out..." variant="line" size="sm">
        Sign out other devices
      </SendButton>
    </ServerForm>
  );
}

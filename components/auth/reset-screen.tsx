"use client";

import { useAuth } from "@/lib/session/use-auth";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { ResetLinkForm } from "@/components/auth/reset-link-form";
import { useAccountClient } from "@/components/auth/use-account-client";

/** The link in a recovery mail leads here signed in, to set a new password; everybody else asks for that link first. */
export function ResetScreen() {
  const { user, loading } = useAuth();
  useAccountClient();
  if (user) return <NewPasswordForm email={user.email} />;
  return (
    // The prerendered page does not know the visitor; the mark on the document does, before the first paint.
    <div className={loading ? "in-data-[auth=in]:invisible" : undefined}>
      <ResetLinkForm />
    </div>
  );
}

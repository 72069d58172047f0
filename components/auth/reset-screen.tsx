"use client";

import { useAuth } from "@/lib/auth/use-auth";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { ResetLinkForm } from "@/components/auth/reset-link-form";
import { useAccountClient } from "@/components/auth/use-account-client";

/** The link in a recovery mail leads here signed in, to set a new password; everybody else asks for that link first. */
export function ResetScreen() {
  const { user } = useAuth();
  useAccountClient();
  return user ? <NewPasswordForm email={user.email} /> : <ResetLinkForm />;
}

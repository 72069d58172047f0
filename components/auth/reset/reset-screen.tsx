"use client";

import { useEffect } from "react";
import { useAuth } from "@/lib/session/use-auth";
import { NewPasswordForm } from "@/components/auth/reset/new-password-form";
import { ResetLinkForm } from "@/components/auth/reset/reset-link-form";
import { useAccountClient } from "@/components/auth/use-account-client";
import { secondStepHref } from "@/lib/auth/next-path";
import { pathIn } from "@/lib/languages/paths";
import { useLanguage } from "@/lib/languages/use-language";
import { ROUTES } from "@/lib/routes";

/**
 * The link in a recovery mail leads here signed in, to set a new password; other visitors request that link first. Where the account
 * has a second factor, its code comes first (P14.123).
 */
export function ResetScreen({ sendsMail }: { sendsMail: boolean }) {
  const { user, session, loading } = useAuth();
  const needsCode = session?.secondFactor === "unused";
  const language = useLanguage();
  const path = pathIn(language, secondStepHref(pathIn(language, ROUTES.authReset)));
  useAccountClient();
  useEffect(() => {
    if (needsCode) window.location.replace(path);
  }, [needsCode, path]);
  if (needsCode) return null;
  if (user) return <NewPasswordForm email={user.email} />;
  return (
    // The prerendered page does not know the visitor; the mark on the document does, before the first paint.
    <div className={loading ? "signed-in:invisible" : undefined}>
      <ResetLinkForm sendsMail={sendsMail} />
    </div>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { loadAuthClient } from "@/lib/session/session-store";
import { useAuth } from "@/lib/session/use-auth";

/**
 * Brings this browser's session up to date where the account has another e-mail address by now. When the session ends, the private
 * page is left: the server leads to the sign-in.
 */
export function FreshSession({ email }: { email: string }) {
  const router = useRouter();
  const { user, loading } = useAuth();
  const known = user?.email;
  const isSignedOut = !loading && !user;
  useEffect(() => {
    if (known !== undefined && known !== email)
      void loadAuthClient().then((client) => client.renewSession());
  }, [known, email]);
  useEffect(() => {
    // Without Supabase's code there is no user either.
    if (isSignedOut && !hasSessionCookie()) router.refresh();
  }, [isSignedOut, router]);
  return null;
}

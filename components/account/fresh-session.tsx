"use client";

import { useEffect } from "react";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { loadAuthClient } from "@/lib/session/session-store";
import { useAuth } from "@/lib/session/use-auth";

/**
 * For a private page: brings this browser's session up to date where the account has another e-mail address by now, and leaves the page
 * when the session ends.
 */
export function FreshSession({ email }: { email: string }) {
  const { user } = useAuth();
  const known = user?.email;
  useEffect(() => {
    if (known !== undefined && known !== email)
      void loadAuthClient().then((client) => client.renewSession());
  }, [known, email]);
  return <LeaveWhenSignedOut />;
}

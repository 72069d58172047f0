"use client";

import { useEffect } from "react";
import { useAuth } from "@/lib/session/use-auth";
import { loadAuthClient } from "@/lib/session/session-store";

/** Brings this browser's session up to date where the account has another e-mail address by now. */
export function FreshSession({ email }: { email: string }) {
  const { user } = useAuth();
  const known = user?.email;
  useEffect(() => {
    if (known !== undefined && known !== email)
      void loadAuthClient().then((client) => client.renewSession());
  }, [known, email]);
  return null;
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { useAuth } from "@/lib/session/use-auth";

/** Leaves a private page when the session ends: the server leads to the sign-in, or to the not-found screen. */
export function LeaveWhenSignedOut() {
  const router = useRouter();
  const { user, loading } = useAuth();
  const isSignedOut = !loading && !user;
  useEffect(() => {
    // Without Supabase's code there is no user either.
    if (isSignedOut && !hasSessionCookie()) router.refresh();
  }, [isSignedOut, router]);
  return null;
}

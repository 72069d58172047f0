"use client";

import { useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "@/lib/session/use-auth";
import { nextPath } from "@/lib/auth/next-path";

/** The sign-in screen: with a user set it renders nothing, and a session leads where the visitor wanted to go, else to the home page (P9.6). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user, session } = useAuth();
  const router = useRouter();

  useEffect(() => {
    if (session) router.replace(nextPath(window.location.search) as "/");
  }, [session, router]);

  return user ? null : children;
}

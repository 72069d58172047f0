"use client";

import { useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "@/lib/session/use-auth";
import { nextPath, secondStepHref } from "@/lib/auth/next-path";
import { ROUTES } from "@/lib/routes";

/**
 * The sign-in screen: with a user set it renders nothing, and a session leads where the visitor wanted to go, else to the home page
 * (P9.6); where the account has a second factor, to its code first (P14.123).
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user, session } = useAuth();
  const router = useRouter();

  useEffect(() => {
    if (!session) return;
    const next = nextPath(window.location.search);
    if (session.secondFactor === "unused") window.location.replace(secondStepHref(next));
    else if (next === ROUTES.home) router.replace(next);
    // The router may know a personal page as a redirect to this one.
    else window.location.replace(next);
  }, [session, router]);

  return user ? null : children;
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "@/lib/session/use-auth";
import { nextPath, secondStepHref } from "@/lib/auth/next-path";
import { pathIn } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { useLanguage } from "@/lib/languages/use-language";
import { ROUTES } from "@/lib/routes";

/**
 * The sign-in screen: with a user set it renders nothing, and a session leads where the visitor wanted to go, else to the home page
 * (P9.6); where the account has a second factor, to its code first (P14.123).
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user, session } = useAuth();
  const router = useRouter();
  const language = useLanguage();

  useEffect(() => {
    if (!session) return;
    const next = pathLeadingBack(language, nextPath(window.location.search));
    if (session.secondFactor === "unused")
      window.location.replace(pathIn(language, secondStepHref(next)));
    else if (next === pathIn(language, ROUTES.home)) router.replace(next as "/");
    // The router may know a personal page as a redirect to this one.
    else window.location.replace(next);
  }, [session, router, language]);

  return user ? null : children;
}

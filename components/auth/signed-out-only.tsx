"use client";

import { useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "@/lib/session/use-auth";
import { ROUTES } from "@/lib/routes";

/** The sign-in screen: with a user set it renders nothing, and a session leads to the home page (P9.6). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user, session } = useAuth();
  const router = useRouter();

  useEffect(() => {
    if (session) router.replace(ROUTES.home);
  }, [session, router]);

  return user ? null : children;
}

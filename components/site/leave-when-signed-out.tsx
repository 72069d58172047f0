"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { useAuth } from "@/lib/session/use-auth";

/**
 * Leaves a private page when the session ends: the server leads to the sign-in, or to the not-found screen. Until it has answered, the
 * page around it shows nothing, also where Back brought it from the browser's memory.
 */
export function LeaveWhenSignedOut() {
  const router = useRouter();
  const { user, loading } = useAuth();
  const mark = useRef<HTMLSpanElement>(null);
  // Without Supabase's code there is no user either.
  const isSignedOut = !loading && !user && !hasSessionCookie();

  useLayoutEffect(() => {
    const main = mark.current?.closest("main");
    if (!main || !isSignedOut) return;
    main.hidden = true;
    return () => {
      main.hidden = false;
    };
  }, [isSignedOut]);

  useEffect(() => {
    if (isSignedOut) router.refresh();
  }, [isSignedOut, router]);
  return <span ref={mark} hidden />;
}

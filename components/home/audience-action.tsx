"use client";

import { Button } from "@/components/ui/button";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";
import { useAuth } from "@/lib/session/use-auth";
import type { Audience } from "@/lib/home/types";

/** For a visitor who has an account already. */
const SIGNED_IN_ALTERNATIVE = { label: "See your favorites", href: ROUTES.favorites };

/** The audience's button without a database: says what is not open yet and where one can go today (P13.4). */
export function AudienceAction({ label, notOpen, today }: Audience["action"]) {
  const { user } = useAuth();
  const alternative = user && today.href === ROUTES.auth ? SIGNED_IN_ALTERNATIVE : today;
  return (
    <Button
      variant="beet"
      size="lg"
      className="noscript:hidden"
      onClick={() => notifyNotOpenYet(notOpen, alternative)}
    >
      {label}
    </Button>
  );
}

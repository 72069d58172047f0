"use client";

import { Button } from "@/components/ui/button";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";
import { useAuth } from "@/lib/session/use-auth";
import type { AudienceButton } from "@/lib/home/types";

/** The audience's button without a database: says what is not open yet and where one can go today (P13.4). */
export function AudienceAction({ label, notOpen, today, member, description }: AudienceButton) {
  const { user } = useAuth();
  const alternative =
    user && today.href === ROUTES.auth ? { label: member, href: ROUTES.favorites } : today;
  return (
    <Button
      variant="beet"
      size="lg"
      className="noscript:hidden"
      onClick={() => notifyNotOpenYet(notOpen, alternative, description)}
    >
      {label}
    </Button>
  );
}

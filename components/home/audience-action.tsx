"use client";

import { Button } from "@/components/ui/button";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import type { Audience } from "@/lib/home/types";

/** The audience's button: says what is not open yet and where one can go today (P13.4). */
export function AudienceAction({ label, notOpen, today }: Audience["action"]) {
  return (
    <Button
      variant="beet"
      size="lg"
      className="noscript:hidden"
      onClick={() => notifyNotOpenYet(notOpen, today)}
    >
      {label}
    </Button>
  );
}

"use client";

import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { stepsBackTo } from "@/lib/browser/history-steps";
import { ROUTES } from "@/lib/routes";

/** Links to near-me. For a visitor who came from there it goes back in history, which restores location, filters and scroll position. */
export function BackToNearMe() {
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsBackTo(ROUTES.nearMe);
    if (steps === undefined) return;
    event.preventDefault();
    window.history.go(steps);
  }

  return (
    <IntentLink
      href={ROUTES.nearMe}
      onClick={goBack}
      className="inline-flex min-h-12 items-center gap-1.5 text-note text-ink-2 hover:text-ink hover:underline md:min-h-14 print:hidden"
    >
      <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" />
      Restaurants near you
    </IntentLink>
  );
}

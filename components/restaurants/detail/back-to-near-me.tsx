"use client";

import { Icon } from "@/components/ui/icon";
import { useRouter } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";
import { takeLastList } from "@/components/restaurants/near-me/last-list";
import { IntentLink } from "@/components/ui/intent-link";
import { stepsBackTo } from "@/lib/browser/history-steps";
import { isPlainPress } from "@/lib/browser/is-plain-press";
import { englishPath } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

/** Near me, and its pages around places. */
function isNearMe(path: string) {
  const english = englishPath(path);
  return english === ROUTES.nearMe || english.startsWith(`${ROUTES.nearMe}/`);
}

/**
 * Links to near-me. For a visitor who came from there it goes back in history, which restores location, filters and scroll
 * position. Browsers without the Navigation API open the last list again.
 */
export function BackToNearMe({ children }: { children: ReactNode }) {
  const router = useRouter();

  function goBack(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    const steps = stepsBackTo(isNearMe);
    const list = "navigation" in window ? undefined : takeLastList();
    if (steps === undefined && list === undefined) return;
    event.preventDefault();
    if (steps === undefined) router.push((list ?? ROUTES.nearMe) as "/");
    else window.history.go(steps);
  }

  return (
    <IntentLink
      href={ROUTES.nearMe}
      onClick={goBack}
      className="inline-flex min-h-12 items-center gap-1.5 text-note text-ink-2 hover:text-ink hover:underline md:min-h-14 print:hidden"
    >
      <Icon name="ArrowLeft" size={18} className="rtl:-scale-x-100" />
      {children}
    </IntentLink>
  );
}

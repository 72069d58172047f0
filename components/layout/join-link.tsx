import { useTexts } from "#texts";
import type { MouseEvent } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { JOIN_FRAGMENT } from "@/lib/auth/join-fragment";
import { isKeptByServer } from "@/lib/browser/database-mark";
import { isPlainPress } from "@/lib/browser/is-plain-press";
import { pathIn } from "@/lib/languages/paths";
import { useVisit } from "@/lib/languages/use-visit";
import english from "@/lib/messages/en/controls.json";
import { ROUTES } from "@/lib/routes";

/** Leads to the sign-up form where there is a database (P14.612), else to the screen as it opens. */
export function JoinLink({ className }: { className: string }) {
  const t = useTexts("controls", english);
  const visit = useVisit();
  const path = pathIn(t.language, ROUTES.auth);

  function openSignUp(event: MouseEvent) {
    if (!isKeptByServer() || !isPlainPress(event)) return;
    event.preventDefault();
    if (window.location.pathname === path) window.location.hash = JOIN_FRAGMENT;
    else visit(`${path}${JOIN_FRAGMENT}`);
  }

  return (
    <IntentLink href={ROUTES.auth} onClick={openSignUp} className={className}>
      {t("join")}
    </IntentLink>
  );
}

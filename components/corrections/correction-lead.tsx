import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/forms/pages.json";
import { ROUTES } from "@/lib/routes";

/** What happens with a correction, which the level of its sender decides (P14.972). */
export function CorrectionLead({ isTrusted }: { isTrusted: boolean }) {
  const t = useTexts("form-pages", english);
  return (
    <>
      {isTrusted && <LeaveWhenSignedOut />}
      {t.rich(isTrusted ? "correct.lead.trusted" : "correct.lead", {
        levels: (text: ReactNode) => (
          <IntentLink key="levels" href={ROUTES.levels} className="link">
            {text}
          </IntentLink>
        ),
      })}
    </>
  );
}

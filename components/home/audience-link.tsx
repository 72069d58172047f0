import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import type { AudienceButton } from "@/lib/home/types";
import { ROUTES } from "@/lib/routes";

const STYLE = buttonVariants({ variant: "beet", size: "lg" });

/** The audience's button where there is a database: it leads to the form that it names (P14.2). */
export function AudienceLink({ label, today, member }: AudienceButton) {
  const asksToJoin = today.href === ROUTES.auth;
  return (
    <>
      <div className={asksToJoin ? "contents signed-in:hidden" : "contents"}>
        <IntentLink href={today.href} className={STYLE}>
          {label}
        </IntentLink>
      </div>
      {asksToJoin && (
        <div className="hidden signed-in:contents">
          <IntentLink href={ROUTES.favorites} className={STYLE}>
            {member}
          </IntentLink>
        </div>
      )}
    </>
  );
}

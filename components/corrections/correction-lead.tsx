import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** What happens with a correction, which the level of its sender decides (P14.972). */
export function CorrectionLead({ isTrusted }: { isTrusted: boolean }) {
  return (
    <>
      {isTrusted && <LeaveWhenSignedOut />}
      Open the facts that are wrong and leave the rest.{" "}
      {isTrusted
        ? "You are trusted: opening hours, contact, cuisine and features change at once, unless the owner gave them. A moderator reviews everything else before it appears."
        : "A moderator reviews your changes before they appear."}{" "}
      <IntentLink href={ROUTES.levels} className="link">
        What members of each level may change
      </IntentLink>
    </>
  );
}

import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

const LIST = new Intl.ListFormat("en-GB");

type AppliedCorrectionProps = {
  /** What the facts are called. */
  facts: readonly string[];
  /** A part of what was sent waits for the desk. */
  waits: boolean;
};

/** What became of a trusted member's correction (P14.972). */
export function AppliedCorrection({ facts, waits }: AppliedCorrectionProps) {
  return (
    <>
      The page has your correction at once: {LIST.format(facts)}.{" "}
      {waits && "A moderator reviews the rest; your profile shows the decision. "}
      Moderators can take back what{" "}
      <IntentLink href={ROUTES.levels} className="link">
        trusted members
      </IntentLink>{" "}
      change.
    </>
  );
}

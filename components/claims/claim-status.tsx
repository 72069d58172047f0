import { useTexts } from "#texts";
import type { Claim } from "@/lib/database/claims/own-claims";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/claims/pages.json";

const TEXTS = { open: "claim.open", sent: "claim.sent", refused: "claim.refused" } as const;

type ClaimStatusProps = { claim: Pick<Claim, "status" | "email" | "reason"> | undefined };

/** What became of a member's claim; nothing before there is one (P14.83). */
export function ClaimStatus({ claim }: ClaimStatusProps) {
  const t = useTexts("owner-pages", english);
  if (!claim || claim.status === "accepted") return null;
  const { status, email, reason } = claim;
  return (
    <div role="note" className="mb-8 rounded-tile bg-turmeric-soft px-4 py-3">
      <p>{t(TEXTS[status])}</p>
      {status === "sent" && (
        <p className="mt-1 font-semibold wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
      )}
      {status === "refused" && reason && (
        <p className="mt-1">
          {t.rich("claim.reason", {
            reason: () => (
              <span key="reason" {...ownWords(t.language)}>
                {reason}
              </span>
            ),
          })}
        </p>
      )}
    </div>
  );
}

import type { Claim } from "@/lib/database/claims/own-claims";

const TEXTS = {
  open: "You have claimed this place. Moderators review claims oldest first; you will find the result here and in your profile.",
  sent: "We have sent a link to the address below. Open it in this browser, signed in with this account. It is valid for 7 days.",
  refused: "Your claim was not accepted. You can send it again with more evidence.",
} as const;

type ClaimStatusProps = { claim: Pick<Claim, "status" | "email" | "reason"> | undefined };

/** What became of a member's claim; nothing before there is one (P14.83). */
export function ClaimStatus({ claim }: ClaimStatusProps) {
  if (!claim || claim.status === "accepted") return null;
  const { status, email, reason } = claim;
  return (
    <div role="note" className="mb-8 rounded-tile bg-turmeric-soft px-4 py-3">
      <p>{TEXTS[status]}</p>
      {status === "sent" && <p className="mt-1 font-semibold wrap-anywhere">{email}</p>}
      {status === "refused" && reason && <p className="mt-1">Reason: {reason}</p>}
    </div>
  );
}

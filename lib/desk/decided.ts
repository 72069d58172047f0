import { ageOf } from "@/lib/desk/ages";

const ACTIONS: Readonly<Record<string, string>> = {
  "listing.approve": "Listing published",
  "listing.merge": "Listing added to a restaurant",
  "listing.refuse": "Listing rejected",
  "suggestion.take": "Correction accepted",
  "suggestion.refuse": "Correction rejected",
  "claim.accept": "Claim accepted",
  "claim.refuse": "Claim rejected",
  "claim.confirm": "Claim confirmed by e-mail",
  "claim.revoke": "Ownership ended",
  "claim.move": "Claim moved with its restaurant",
  "report.dismiss": "Report dismissed",
  "report.uphold": "Removed after a report",
  "review.publish": "Review published",
  "review.remove": "Review removed",
  "post.publish": "Post published",
  "post.remove": "Post removed",
  "event.publish": "Event published",
  "event.remove": "Event removed",
  "message.answer": "Message answered",
  "message.close": "Message closed",
  "owner.change": "Facts changed by the owner",
  "owner.undo": "The owner's change taken back",
  "member.change": "Facts changed by a trusted member",
  "member.undo": "A trusted member's change taken back",
  "venue.edit": "Facts changed",
  "venue.close": "Closed for good",
  "venue.reopen": "Opened again",
  "venue.feature": "Featured",
  "venue.unfeature": "No longer featured",
  "venue.merge": "Merged",
  "venue.split": "Split",
  "photo.publish": "Photo published",
  "photo.remove": "Photo removed",
  "photo.add": "Photo added",
  "photo.main": "Main picture chosen",
  "city.edit": "City changed",
  "account.view": "Viewed the account",
  "account.suspend": "Account suspended",
  "account.unsuspend": "Suspension ended",
  "account.delete": "Account deleted",
  "account.export": "Account exported",
  "account.reset-second-factor": "Second factor reset",
  "import.same": "Still the same business",
  "import.other": "Another business now",
  "import.start": "Import started",
  "import.apply": "Import applied",
  "role.set": "Role changed",
  "backup.make": "Backup made",
  "backup.fail": "Backup failed",
  "question.ask": "Question sent",
  "decision.undo": "Decision taken back",
};

/** What an entry of the audit log says was done. */
export const actionText = (action: string) => ACTIONS[action] ?? action;

/** Who has an item open, as a text for other users (P14.116). `expiresAt` is when it is released at the latest. */
export function lockedText({ holderName, expiresAt }: { holderName: string; expiresAt: Date }) {
  return `${holderName} is looking at this. You can decide it in ${ageOf(new Date(), expiresAt)}, or once they close it.`;
}

/** Who decided on an item, as a text for other users (P14.74). */
export function decidedText(
  entry: { actorName: string; at: Date; action: string } | undefined,
  now: Date,
) {
  if (!entry) return "This is decided already.";
  const { actorName, at, action } = entry;
  return `${actorName} decided this ${ageOf(at, now)} ago: ${actionText(action).toLowerCase()}.`;
}

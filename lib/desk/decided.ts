import { ageOf } from "@/lib/desk/ages";
import { actionText } from "@/lib/desk/log/action-words";

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

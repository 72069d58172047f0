import { Icon } from "@/components/ui/icon";
import { IntentLink } from "@/components/ui/intent-link";
import { capitalize } from "@/lib/strings/capitalize";
import { ageOf } from "@/lib/desk/ages";
import { deskHref, memberHref } from "@/lib/routes";

export type SenderFacts = {
  id: string;
  name: string | undefined;
  slug: string | undefined;
  since: Date | undefined;
  accepted: number;
  refused: number;
  written: number;
  removed: number;
  suspensions: number;
};

type SenderNoteProps = {
  sender: SenderFacts | undefined;
  did: string;
  at: Date;
  now: Date;
  /** Whether the current user may open the pages of accounts (P14.90). */
  isModerator: boolean;
};

function history(sender: SenderFacts, now: Date) {
  const { since, accepted, refused, written, removed, suspensions } = sender;
  return [
    since && `Account of ${ageOf(since, now)}.`,
    `${accepted} accepted before, ${refused} rejected.`,
    written > 0 && `${written} written, ${removed} removed.`,
    suspensions > 0 && `Suspended ${suspensions === 1 ? "once" : `${suspensions} times`}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Who sent something, when, and what became of what they sent before. */
export function SenderNote({ sender, did, at, now, isModerator }: SenderNoteProps) {
  return (
    <div className="my-5 flex items-start gap-3.5">
      <span className="grid size-11 flex-none place-items-center rounded-pin bg-sprout-2 text-leaf-ink">
        <Icon name="UserRound" size={22} />
      </span>
      <p>
        {sender?.slug ? (
          <IntentLink href={memberHref(sender.slug)} className="font-strong underline">
            {sender.name}
          </IntentLink>
        ) : (
          <b>{sender ? "A member" : "Submitted by a visitor without an account"}</b>
        )}
        {sender ? ` ${did}` : "."}
        <span className="block text-note text-ink-2">
          {capitalize(ageOf(at, now))} ago. {sender && history(sender, now)}
        </span>
        {sender && isModerator && (
          <IntentLink
            href={deskHref("accounts", sender.id)}
            className="inline-flex min-h-11 items-center text-note underline"
          >
            Open the account
          </IntentLink>
        )}
      </p>
    </div>
  );
}

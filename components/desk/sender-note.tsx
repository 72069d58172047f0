import { UserRound } from "lucide-react";
import { IntentLink } from "@/components/ui/intent-link";
import { ageOf } from "@/lib/desk/ages";
import { memberHref } from "@/lib/routes";

export type SenderFacts = {
  name: string | undefined;
  slug: string | undefined;
  since: Date | undefined;
  accepted: number;
  refused: number;
};

type SenderNoteProps = { sender: SenderFacts | undefined; did: string; at: Date; now: Date };

function history({ since, accepted, refused }: SenderFacts, now: Date) {
  const age = since ? `Account of ${ageOf(since, now)}. ` : "";
  return `${age}${accepted} accepted before, ${refused} rejected.`;
}

/** Who sent something, when, and what became of what they sent before. */
export function SenderNote({ sender, did, at, now }: SenderNoteProps) {
  return (
    <div className="my-5 flex items-center gap-3.5">
      <span className="grid size-11 flex-none place-items-center rounded-pin bg-sprout-2 text-leaf-ink">
        <UserRound size={22} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <p>
        {sender?.slug ? (
          <IntentLink href={memberHref(sender.slug)} className="font-strong underline">
            {sender.name}
          </IntentLink>
        ) : (
          <b>{sender ? "A member" : "Somebody without an account"}</b>
        )}{" "}
        {did}
        <span className="block text-note text-ink-2">
          {ageOf(at, now)} ago. {sender && history(sender, now)}
        </span>
      </p>
    </div>
  );
}

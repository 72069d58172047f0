import { IntentLink } from "@/components/ui/intent-link";
import { contentText, type Content } from "@/lib/moderation/content";
import { ROUTES } from "@/lib/routes";

export type RemovedContent = Content & {
  subject: string;
  reason?: string | undefined;
  at?: Date | undefined;
};

const WHEN = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function Statement({ reason, at, ...content }: RemovedContent) {
  return (
    <li className="border-b border-line py-4 wrap-anywhere">
      <b>Your {contentText(content)}</b>
      <p className="mt-1">
        A moderator removed it
        {at && (
          <>
            {" on "}
            <time dateTime={at.toISOString()}>{WHEN.format(at)}</time>
          </>
        )}
        . {reason ? `Reason: ${reason}` : "No reason was recorded."}
      </p>
    </li>
  );
}

/** What moderators removed of what a member wrote, and why: the statement of reasons (P14.111). */
export function Removals({ removals }: { removals: readonly RemovedContent[] }) {
  if (removals.length === 0) return null;
  return (
    <section aria-labelledby="removals" className="mt-10">
      <h2 id="removals" className="font-display text-h3">
        Removed by moderators
      </h2>
      <ul className="mt-3">
        {removals.map((removal) => (
          <Statement key={removal.subject} {...removal} />
        ))}
      </ul>
      <p className="mt-3 max-w-152 text-note text-ink-2">
        A person decided this under the{" "}
        <IntentLink href={ROUTES.terms} className="link">
          terms
        </IntentLink>
        , and nobody else can see it. If you think this is wrong,{" "}
        <IntentLink href={ROUTES.contact} className="link">
          write to us
        </IntentLink>{" "}
        and someone will look at it again. You can also turn to a court or to an out-of-court
        dispute settlement body.
      </p>
    </section>
  );
}

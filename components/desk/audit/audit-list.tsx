import { AuditChanges } from "@/components/desk/audit/audit-changes";
import { MixedText } from "@/components/site/mixed-text";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { actionText } from "@/lib/desk/log/action-words";
import { entryText, type LogSubject } from "@/lib/desk/log/entry-text";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

export type Entry = {
  id: number;
  at: Date;
  actorName: string;
  action: string;
  subject: string;
  /** What `subject` names; undefined for what is there no more, and for what has no name. */
  about: LogSubject | undefined;
  before: unknown;
  after: unknown;
  reason: string | null;
};

type AuditListProps = { entries: readonly Entry[]; total: number; page: number };

const WHEN = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

function SubjectName({ name, href }: LogSubject) {
  const quoted = (
    <bdi>
      &apos;
      <MixedText text={name} />
      &apos;
    </bdi>
  );
  if (!href) return quoted;
  return (
    <IntentLink href={href} className="link">
      {quoted}
    </IntentLink>
  );
}

/** "Listing 'Kopps' published"; without a name what was done, and the number of what is there no more. */
function Done({ action, subject, about }: Pick<Entry, "action" | "subject" | "about">) {
  const text = about && entryText(action, subject);
  if (text)
    return (
      <b>
        {text.before}
        <SubjectName {...about} />
        {text.after}
      </b>
    );
  return (
    <>
      <b>{actionText(action)}</b> <span className="text-ink-2">({subject})</span>
    </>
  );
}

/** Every decision, the newest first (P14.72). */
export function AuditList({ entries, total, page }: AuditListProps) {
  return (
    <section aria-labelledby="log-heading" className="pt-5">
      <h2 id="log-heading" className="headline text-h3">
        Log
      </h2>
      <p className="mt-1 mb-3 text-note text-ink-2">
        Every decision, change of a role and view of an account, newest first. Nobody can change an
        entry.
      </p>
      <ul>
        {entries.map(({ id, at, actorName, before, after, reason, ...entry }) => (
          <li key={id} className="border-b border-line py-3.5 wrap-anywhere">
            <Done {...entry} /> by {actorName}
            <time dateTime={at.toISOString()} className="block text-small text-ink-2">
              {WHEN.format(at)} UTC
            </time>
            <AuditChanges {...{ before, after }} />
            {reason && <p className="text-note">Reason: {reason}</p>}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / ITEMS_PER_PAGE)}
        hrefOf={(number) => `${deskHref("log")}?page=${number}`}
      />
    </section>
  );
}

import { AuditChanges } from "@/components/desk/audit/audit-changes";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { actionText } from "@/lib/desk/decided";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

export type Entry = {
  id: number;
  at: Date;
  actorName: string;
  action: string;
  subject: string;
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

/** What was decided on; accounts have a page here, until they are deleted. */
function Subject({ subject }: { subject: string }) {
  const [kind, id = ""] = subject.split(":");
  if (kind !== "account") return subject;
  return (
    <IntentLink href={deskHref("accounts", id)} className="link">
      {subject}
    </IntentLink>
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
        Every decision, change of a role and look at an account, newest first. Nobody can change an
        entry.
      </p>
      <ul>
        {entries.map(({ id, at, actorName, action, subject, before, after, reason }) => (
          <li key={id} className="border-b border-line py-3.5">
            <b>{actionText(action)}</b> by {actorName}
            <time dateTime={at.toISOString()} className="block text-small text-ink-2">
              {WHEN.format(at)} UTC
            </time>
            <p className="text-note wrap-anywhere text-ink-2">
              <Subject subject={subject} />
            </p>
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

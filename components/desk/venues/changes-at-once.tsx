import { AuditChanges } from "@/components/desk/audit/audit-changes";
import { UndoChangeForm } from "@/components/desk/venues/undo-change-form";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

export type ChangeAtOnce = NameForms & {
  id: number;
  at: Date;
  before: unknown;
  after: unknown;
  restaurantId: string;
  isByOwner: boolean;
  isUndone: boolean;
};

type ChangesAtOnceProps = { changes: readonly ChangeAtOnce[]; total: number; page: number };

const WHEN = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** What owners and trusted members changed, the newest first, each with its undo (P14.981). */
export function ChangesAtOnce({ changes, total, page }: ChangesAtOnceProps) {
  return (
    <section aria-labelledby="changes" className="pt-5">
      <h2 id="changes" className="headline text-h3">
        Changes by owners and trusted members
      </h2>
      <p className="mt-1 mb-3 text-note text-ink-2">
        They are on the pages already. An undo brings back what was there before, where nobody has
        changed it since; a trusted member’s change then counts as one that was not accepted.
      </p>
      {changes.length === 0 && <p className="text-ink-2">Nobody has changed anything yet.</p>}
      <ul>
        {changes.map(({ id, at, before, after, restaurantId, isByOwner, isUndone, ...names }) => (
          <li key={id} className="border-b border-line py-3.5 wrap-anywhere">
            <b id={`change-${id}`}>
              <IntentLink href={deskHref("venues", restaurantId)} className="link">
                <BothNames {...names} />
              </IntentLink>
            </b>
            <p className="text-small text-ink-2">
              By {isByOwner ? "the owner" : "a trusted member"},{" "}
              <time dateTime={at.toISOString()}>{WHEN.format(at)} UTC</time>
            </p>
            <AuditChanges {...{ before, after }} />
            {isUndone ? (
              <p className="mt-1 text-note font-semibold">Taken back</p>
            ) : (
              <UndoChangeForm
                entryId={id}
                restaurantId={restaurantId}
                labelledBy={`change-${id}`}
              />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / ITEMS_PER_PAGE)}
        hrefOf={(number) => `${deskHref("changes")}?page=${number}`}
      />
    </section>
  );
}

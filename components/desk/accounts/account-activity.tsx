import { MixedText } from "@/components/site/mixed-text";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import { ACTIVITY_LABELS, activityHref, statusText } from "@/lib/desk/accounts/account-texts";
import type { ActivityItem, ActivityKind } from "@/lib/desk/accounts/types";

export type Activity = readonly {
  kind: ActivityKind;
  total: number;
  newest: readonly ActivityItem[];
}[];

export type Removed = readonly (ActivityItem & {
  kind: ActivityKind;
  removal?: { reason: string | undefined; at: Date } | undefined;
})[];

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const Day = ({ at }: { at: Date }) => <time dateTime={dayOf(at)}>{formatDay(dayOf(at))}</time>;

function Item({ kind, item }: { kind: ActivityKind; item: ActivityItem }) {
  const href = activityHref(kind, item);
  const status = statusText(item.status);
  return (
    <li className="border-b border-line py-2 wrap-anywhere last:border-0">
      {href ? (
        <IntentLink href={href} className="link">
          <MixedText text={item.title} />
        </IntentLink>
      ) : (
        <MixedText text={item.title} />
      )}
      <span className="block text-small text-ink-2">
        <Day at={item.at} />
        {status && `, ${status}`}
      </span>
    </li>
  );
}

/** What an account wrote and sent: how much of each kind, and the newest (P14.91). */
export function AccountActivity({ activity }: { activity: Activity }) {
  const used = activity.filter(({ total }) => total > 0);
  const unused = activity.filter(({ total }) => total === 0);
  const none = unused.map(({ kind }) => ACTIVITY_LABELS[kind].toLowerCase()).join(", ");
  return (
    <section aria-labelledby="activity">
      <h3 id="activity" className="font-display text-h4">
        Activity
      </h3>
      {none && <p className="mt-1 text-note text-ink-2">None: {none}.</p>}
      <div className="mt-3 grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        {used.map(({ kind, total, newest }) => (
          <section key={kind} aria-labelledby={`activity-${kind}`}>
            <h4 id={`activity-${kind}`} className="font-semibold">
              {ACTIVITY_LABELS[kind]} <span className="tabular-nums">({formatCount(total)})</span>
            </h4>
            <ul>
              {newest.map((item) => (
                <Item key={item.id} {...{ kind, item }} />
              ))}
            </ul>
            {total > newest.length && (
              <p className="text-small text-ink-2">The newest {newest.length}.</p>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

const KINDS: Partial<Record<ActivityKind, string>> = {
  reviews: "Review",
  photos: "Photo",
  dishes: "Dish",
  tips: "Tip",
  replies: "Reply",
  topics: "Topic",
  posts: "Post",
};

/** What moderators removed of it, when and why. */
export function AccountRemovals({ removed }: { removed: Removed }) {
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed">
      <h3 id="removed" className="font-display text-h4">
        Removed by moderators
      </h3>
      <ul className="mt-2">
        {removed.map(({ kind, id, title, removal }) => (
          <li key={`${kind}-${id}`} className="border-b border-line py-2 wrap-anywhere">
            <b>{KINDS[kind]}</b>: <MixedText text={title} />
            <span className="block text-small text-ink-2">
              {removal && (
                <>
                  <Day at={removal.at} />.{" "}
                </>
              )}
              {removal?.reason ? `Reason: ${removal.reason}` : "No reason was recorded."}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

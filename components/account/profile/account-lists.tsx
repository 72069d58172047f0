import {
  CalendarDays,
  CalendarPlus,
  ChevronRight,
  Flag,
  Heart,
  KeyRound,
  MessageSquare,
  MessagesSquare,
  ShieldAlert,
  Store,
} from "@/components/ui/icons";
import { Entry, Part } from "@/components/account/profile/account-list-parts";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import type { CommunityEvent } from "@/lib/community/types";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { OwnRecords } from "@/lib/database/accounts/account-records";
import type { OwnReport } from "@/lib/database/accounts/account-reports";
import type { OwnPost } from "@/lib/forum/types";
import { ownEventHref } from "@/lib/events/hrefs";
import { isHidden } from "@/lib/hidden/is-hidden";
import {
  claimHref,
  listingHref,
  ownerHref,
  ownPostHref,
  recordHref,
  restaurantHref,
  ROUTES,
  type Route,
} from "@/lib/routes";

const LISTING_STATUS = {
  review: "In review",
  published: "Published",
  refused: "Not accepted",
} as const;
const SUGGESTION_STATUS = {
  open: "In review",
  accepted: "Accepted",
  refused: "Not accepted",
} as const;
const CLAIM_STATUS = {
  sent: "Waiting for the link in your mail",
  open: "In review",
  accepted: "Yours",
  refused: "Not accepted",
} as const;
const REPORT_STATUS = {
  open: "In review",
  upheld: "Reviewed: removed",
  dismissed: "Reviewed: kept",
} as const;
const POST_STATUS: Partial<Record<OwnPost["status"], string>> = {
  waiting: "Waiting for review",
  removed: "Removed by a moderator",
};
const SUGGESTION_KIND = { closed: "Closed for good", facts: "Something is wrong" } as const;

function ReportEntries({ reports }: { reports: readonly OwnReport[] }) {
  return reports.map(({ id, text, status, restaurantId, topicId, eventId }) => (
    <Entry
      key={id}
      href={
        (restaurantId && restaurantHref(restaurantId)) ??
        (topicId && recordHref(ROUTES.forum, topicId)) ??
        (eventId && recordHref(ROUTES.events, eventId))
      }
      name={text ?? "Something that has since been removed"}
      detail={REPORT_STATUS[status]}
    />
  ));
}

/** Posts of the forum; each leads to where its author sees what became of it. */
function PostEntries({
  posts,
  titles,
}: {
  posts: OwnPost[];
  titles: Readonly<Record<string, string>>;
}) {
  return posts.map(({ id, topicId, topicTitle, status, at }) => (
    <Entry
      key={id}
      href={ownPostHref(topicId, id)}
      name={topicTitle ?? titles[topicId] ?? "A topic that is no longer shown"}
      detail={POST_STATUS[status] ?? formatDay(at.slice(0, "YYYY-MM-DD".length))}
    />
  ));
}

/** An empty list of a part that is left out is not shown; its entries are, as texts. */
const isListed = (part: Route, entries: readonly unknown[]) =>
  entries.length > 0 || !isHidden(part);

/** An event that a member joined. */
export type JoinedEvent = Pick<CommunityEvent, "id" | "title" | "date">;

type OwnListsProps = Pick<
  OwnRecords,
  "favorites" | "claims" | "listings" | "suggestions" | "posts" | "proposals"
> & {
  events: JoinedEvent[];
  reports: readonly OwnReport[];
  /** The titles of the forum's samples, by id. */
  sampleTopics: Readonly<Record<string, string>>;
};

/** What a member saved, sent and joined (P14.56). */
export function OwnLists({
  favorites,
  claims,
  listings,
  suggestions,
  events,
  proposals,
  reports,
  ...forum
}: OwnListsProps) {
  const opened = forum.posts.filter(({ isQuestion }) => isQuestion);
  const replies = forum.posts.filter(({ isQuestion }) => !isQuestion);
  return (
    <section aria-labelledby="yours" className="rounded-xl bg-sprout px-7 py-6">
      <h2 id="yours" className="mb-2 font-display text-h4 font-extrabold">
        Yours
      </h2>
      <ul>
        <li>
          <IntentLink
            href={ROUTES.favorites}
            className="flex min-h-13 items-center gap-3.5 font-semibold hover:underline"
          >
            <Heart
              size={20}
              strokeWidth={1.9}
              aria-hidden="true"
              className="flex-none text-ink-3"
            />
            Favorites
            <span className="ml-auto tabular-nums">{formatCount(favorites)}</span>
            <ChevronRight size={18} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
          </IntentLink>
        </li>
        {claims.length > 0 && (
          <Part icon={KeyRound} title="Your places" count={claims.length}>
            {claims.map(({ restaurantId, restaurantName, latinName, countryCode, status }) => (
              <Entry
                key={restaurantId}
                href={status === "accepted" ? ownerHref(restaurantId) : claimHref(restaurantId)}
                name={<BothNames name={restaurantName} {...{ latinName, countryCode }} />}
                detail={CLAIM_STATUS[status]}
              />
            ))}
          </Part>
        )}
        <Part icon={Store} title="Listings you sent" count={listings.length}>
          {listings.map(({ token, name, status }) => (
            <Entry
              key={token}
              href={listingHref(token)}
              name={<RestaurantName name={name} />}
              detail={LISTING_STATUS[status]}
            />
          ))}
        </Part>
        <Part icon={Flag} title="Corrections" count={suggestions.length}>
          {suggestions.map(
            ({ id, restaurantId, restaurantName, kind, status, reason, ...forms }) => (
              <Entry
                key={id}
                href={restaurantHref(restaurantId)}
                name={<BothNames name={restaurantName} {...forms} />}
                detail={`${SUGGESTION_KIND[kind]}: ${SUGGESTION_STATUS[status].toLowerCase()}`}
                reason={reason}
              />
            ),
          )}
        </Part>
        {reports.length > 0 && (
          <Part icon={ShieldAlert} title="Reports you sent" count={reports.length}>
            <ReportEntries reports={reports} />
          </Part>
        )}
        {isListed(ROUTES.forum, opened) && (
          <Part icon={MessagesSquare} title="Topics you started" count={opened.length}>
            <PostEntries posts={opened} titles={forum.sampleTopics} />
          </Part>
        )}
        {isListed(ROUTES.forum, replies) && (
          <Part icon={MessageSquare} title="Replies in the forum" count={replies.length}>
            <PostEntries posts={replies} titles={forum.sampleTopics} />
          </Part>
        )}
        {proposals.length > 0 && (
          <Part icon={CalendarPlus} title="Events you proposed" count={proposals.length}>
            {proposals.map(({ id, title, date, status, cancelledAt }) => (
              <Entry
                key={id}
                href={ownEventHref(id)}
                name={title}
                detail={(cancelledAt ? "Cancelled" : POST_STATUS[status]) ?? formatDay(date)}
              />
            ))}
          </Part>
        )}
        {isListed(ROUTES.events, events) && (
          <Part icon={CalendarDays} title="Your events" count={events.length}>
            {events.map(({ id, title, date }) => (
              <Entry
                key={id}
                href={recordHref(ROUTES.events, id)}
                name={title}
                detail={formatDay(date)}
              />
            ))}
          </Part>
        )}
      </ul>
    </section>
  );
}

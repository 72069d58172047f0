import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { OwnText } from "@/components/ui/reading/own-text";
import { ReportEntries } from "@/components/account/profile/report-entries";
import { Entry, Part } from "@/components/account/profile/account-list-parts";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import type { CommunityEvent } from "@/lib/community/types";
import type { OwnRecords } from "@/lib/database/accounts/account-records";
import type { OwnReport } from "@/lib/database/accounts/account-reports";
import type { OwnPost } from "@/lib/forum/types";
import { ownEventHref } from "@/lib/events/hrefs";
import { formatCountIn } from "@/lib/languages/format-count";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/account/own-lists.json";
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

type Id = keyof typeof english;

const LISTING_STATUS = {
  review: "listing.review",
  published: "listing.published",
  refused: "listing.refused",
} as const;
const CLAIM_STATUS = {
  sent: "claim.sent",
  open: "claim.open",
  accepted: "claim.accepted",
  refused: "claim.refused",
} as const;
const SUGGESTION_STATUS = {
  closed: { open: "closed.open", accepted: "closed.accepted", refused: "closed.refused" },
  facts: { open: "facts.open", accepted: "facts.accepted", refused: "facts.refused" },
} as const;
const POST_STATUS: Partial<Record<OwnPost["status"], Id>> = {
  waiting: "post.waiting",
  removed: "post.removed",
};

/** Posts of the forum; each leads to where its author sees what became of it. */
function PostEntries({
  posts,
  titles,
}: {
  posts: OwnPost[];
  titles: Readonly<Record<string, string>>;
}) {
  const t = useTexts("own-lists", english);
  const { language } = t;
  return posts.map(({ id, topicId, topicTitle, status, at }) => {
    const title = topicTitle ?? titles[topicId];
    const reached = POST_STATUS[status];
    return (
      <Entry
        key={id}
        href={ownPostHref(topicId, id)}
        name={title ? <OwnText {...{ language }} text={title} /> : t("topic.gone")}
        detail={reached ? t(reached) : formatDayIn(language, at)}
      />
    );
  });
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
  const t = useTexts("own-lists", english);
  const { language } = t;
  const opened = forum.posts.filter(({ isQuestion }) => isQuestion);
  const replies = forum.posts.filter(({ isQuestion }) => !isQuestion);
  return (
    <section aria-labelledby="yours" className="rounded-xl bg-sprout px-7 py-6">
      <h2 id="yours" className="mb-2 font-display text-h4 font-extrabold">
        {t("yours")}
      </h2>
      <ul>
        <li>
          <IntentLink
            href={ROUTES.favorites}
            className="flex min-h-13 items-center gap-3.5 font-semibold hover:underline"
          >
            <Icon name="Heart" className="flex-none text-ink-3" />
            {t("favorites")}
            <span className="ms-auto tabular-nums">{formatCountIn(language, favorites)}</span>
            <Icon name="ChevronRight" size={18} className="text-ink-3 rtl:-scale-x-100" />
          </IntentLink>
        </li>
        {claims.length > 0 && (
          <Part icon="KeyRound" title={t("places")} count={claims.length}>
            {claims.map(({ restaurantId, restaurantName, latinName, countryCode, status }) => (
              <Entry
                key={restaurantId}
                href={status === "accepted" ? ownerHref(restaurantId) : claimHref(restaurantId)}
                name={<BothNames name={restaurantName} {...{ latinName, countryCode }} />}
                detail={t(CLAIM_STATUS[status])}
              />
            ))}
          </Part>
        )}
        <Part icon="Store" title={t("listings")} count={listings.length}>
          {listings.map(({ token, name, status }) => (
            <Entry
              key={token}
              href={listingHref(token)}
              name={<RestaurantName name={name} />}
              detail={t(LISTING_STATUS[status])}
            />
          ))}
        </Part>
        <Part icon="Flag" title={t("corrections")} count={suggestions.length}>
          {suggestions.map(
            ({ id, restaurantId, restaurantName, kind, status, reason, ...forms }) => (
              <Entry
                key={id}
                href={restaurantHref(restaurantId)}
                name={<BothNames name={restaurantName} {...forms} />}
                detail={t(SUGGESTION_STATUS[kind][status])}
                reason={reason}
              />
            ),
          )}
        </Part>
        {reports.length > 0 && (
          <Part icon="ShieldAlert" title={t("reports")} count={reports.length}>
            <ReportEntries reports={reports} />
          </Part>
        )}
        {isListed(ROUTES.forum, opened) && (
          <Part icon="MessagesSquare" title={t("topics")} count={opened.length}>
            <PostEntries posts={opened} titles={forum.sampleTopics} />
          </Part>
        )}
        {isListed(ROUTES.forum, replies) && (
          <Part icon="MessageSquare" title={t("replies")} count={replies.length}>
            <PostEntries posts={replies} titles={forum.sampleTopics} />
          </Part>
        )}
        {proposals.length > 0 && (
          <Part icon="CalendarPlus" title={t("proposals")} count={proposals.length}>
            {proposals.map(({ id, title, date, status, cancelledAt }) => {
              const reached = cancelledAt ? "cancelled" : POST_STATUS[status];
              return (
                <Entry
                  key={id}
                  href={ownEventHref(id)}
                  name={<OwnText {...{ language }} text={title} />}
                  detail={reached ? t(reached) : formatDayIn(language, date)}
                />
              );
            })}
          </Part>
        )}
        {isListed(ROUTES.events, events) && (
          <Part icon="CalendarDays" title={t("events")} count={events.length}>
            {events.map(({ id, title, date }) => (
              <Entry
                key={id}
                href={recordHref(ROUTES.events, id)}
                name={<OwnText {...{ language }} text={title} />}
                detail={formatDayIn(language, date)}
              />
            ))}
          </Part>
        )}
      </ul>
    </section>
  );
}

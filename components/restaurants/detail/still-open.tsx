import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { VenueChecks } from "@/lib/database/contributions/venue-checks";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/place.json";
import { isConfirmedLast, isStale, lastCheck } from "@/lib/restaurants/facts/freshness";
import { monthsSince, timeSince } from "@/lib/restaurants/facts/since";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { closureHref, confirmationHref, correctionHref } from "@/lib/routes";

const BUTTON = buttonVariants({ variant: "line", size: "sm" });

type StillOpenProps = {
  restaurant: Restaurant;
  checks: VenueChecks;
  reviews: readonly Review[];
  now: Date;
};

/** The day of the newest visit that a member has reviewed. */
const lastVisit = (reviews: readonly Review[]) =>
  reviews
    .flatMap(({ sample, visitDate }) => (sample ? [] : visitDate))
    .toSorted()
    .at(-1);

/** The date of the last check, in words that stay true for the day that a page is kept. */
function lastCheckText(
  { restaurant, checks: { confirmed }, reviews, now }: StillOpenProps,
  t: Translator<keyof typeof english>,
) {
  const { checkedAt, confirmedAt, confirmedBy = 1, osm, sample } = restaurant;
  const date = lastCheck(restaurant);
  const visit = lastVisit(reviews);
  if (visit && !isStale(visit, now) && (!date || visit > date))
    return t("still.visited", { since: timeSince(t.language, visit, now) });
  if (isStale(date, now))
    return date && !sample
      ? t("still.nobody-since", { month: formatMonthIn(t.language, date) })
      : t("still.nobody");
  if (confirmedAt && isConfirmedLast(restaurant)) {
    const { month, members } = confirmed ?? { month: confirmedAt, members: confirmedBy };
    return t("still.confirmed", { since: monthsSince(t.language, month, now), count: members });
  }
  const since = timeSince(t.language, checkedAt!, now);
  return t(osm ? "still.checked" : "still.added", { since });
}

/** How fresh a restaurant's record is, and the ways to say so or to correct it (P14.80). Each is a page: this one carries no form. */
export function StillOpen({ restaurant, checks, reviews, now }: StillOpenProps) {
  const t = useTexts("place", english);
  const { id, sample } = restaurant;
  const visit = lastVisit(reviews);
  const isVisited = visit !== undefined && !isStale(visit, now);
  const warns = !sample && !isVisited && isStale(lastCheck(restaurant), now);
  return (
    <section
      aria-labelledby="still-open"
      className={cn("still-open", warns ? "bg-turmeric-soft text-turmeric-ink" : "bg-sprout")}
    >
      <Icon name="History" size={24} />
      <div>
        <h2 id="still-open" className="font-semibold">
          {t("still")}
        </h2>
        <p className={warns ? "" : "text-ink-2"}>
          {lastCheckText({ restaurant, checks, reviews, now }, t)}
        </p>
      </div>
      <p>
        <PageLink href={confirmationHref(id)} rel="nofollow" className={BUTTON}>
          <Icon name="Check" size={18} className="icon-bold" />
          {t("still.yes")}
        </PageLink>
        <PageLink href={closureHref(id)} rel="nofollow" className={BUTTON}>
          {t("closed")}
        </PageLink>
        <PageLink href={correctionHref(id)} rel="nofollow" className={BUTTON}>
          {t("still.wrong")}
        </PageLink>
      </p>
    </section>
  );
}

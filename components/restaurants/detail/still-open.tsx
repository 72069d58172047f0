import { Check, History } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { VenueChecks } from "@/lib/database/contributions/venue-checks";
import {
  isConfirmedLast,
  isStale,
  lastCheck,
  monthOf,
  monthsSince,
  timeSince,
} from "@/lib/restaurants/facts/freshness";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { closureHref, confirmationHref, correctionHref } from "@/lib/routes";

const BUTTON = buttonVariants({ variant: "line", size: "sm", className: "max-sm:flex-1" });

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
function lastCheckText({ restaurant, checks: { confirmed }, reviews, now }: StillOpenProps) {
  const { checkedAt, confirmedAt, confirmedBy = 1, osm, sample } = restaurant;
  const date = lastCheck(restaurant);
  const visit = lastVisit(reviews);
  if (visit && !isStale(visit, now) && (!date || visit > date))
    return `A member visited ${timeSince(visit, now)} and wrote a review.`;
  if (isStale(date, now))
    return date && !sample
      ? `Nobody has confirmed this place since ${monthOf(date)}.`
      : "Nobody has confirmed this place yet.";
  if (confirmedAt && isConfirmedLast(restaurant)) {
    const { month, members } = confirmed ?? { month: confirmedAt, members: confirmedBy };
    return `Confirmed ${monthsSince(month, now)} by ${members === 1 ? "one person" : `${members} people`}.`;
  }
  return `${osm ? "Checked in OpenStreetMap" : "Added"} ${timeSince(checkedAt!, now)}.`;
}

/** How fresh a restaurant's record is, and the ways to say so or to correct it (P14.80). Each is a page: this one carries no form. */
export function StillOpen({ restaurant, checks, reviews, now }: StillOpenProps) {
  const { id, sample } = restaurant;
  const visit = lastVisit(reviews);
  const isVisited = visit !== undefined && !isStale(visit, now);
  const warns = !sample && !isVisited && isStale(lastCheck(restaurant), now);
  return (
    <section
      aria-labelledby="still-open"
      className={cn(
        "mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl px-5 py-4 max-md:-mx-(--gutter) max-md:rounded-none md:mt-8",
        warns ? "bg-turmeric-soft text-turmeric-ink" : "bg-sprout",
      )}
    >
      <History size={24} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
      <div className="min-w-0 flex-1 basis-50 flex-wrap gap-x-2 md:flex">
        <h2 id="still-open" className="font-semibold">
          Still open?
        </h2>
        <p className={warns ? "" : "text-ink-2"}>
          {lastCheckText({ restaurant, checks, reviews, now })}
        </p>
      </div>
      <p className="flex flex-wrap gap-2.5 text-ink max-sm:w-full">
        <a href={confirmationHref(id)} rel="nofollow" className={BUTTON}>
          <Check size={18} strokeWidth={2.2} aria-hidden="true" />
          Still open
        </a>
        <a href={closureHref(id)} rel="nofollow" className={BUTTON}>
          Closed for good
        </a>
        <a href={correctionHref(id)} rel="nofollow" className={BUTTON}>
          Something is wrong
        </a>
      </p>
    </section>
  );
}

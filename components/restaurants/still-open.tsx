import { Check, History } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import type { VenueChecks } from "@/lib/database/venue-checks";
import { monthOf } from "@/lib/restaurants/freshness";
import type { Restaurant } from "@/lib/restaurants/types";
import { claimHref, closureHref, confirmationHref, correctionHref } from "@/lib/routes";

const BUTTON = buttonVariants({ variant: "line", className: "max-sm:w-full" });

function lastCheck({ confirmed }: VenueChecks, checkedAt: string | undefined) {
  if (confirmed) {
    const { month, members } = confirmed;
    return `Confirmed in ${monthOf(month)} by ${members === 1 ? "a member" : `${members} members`}.`;
  }
  return checkedAt
    ? `Nobody has confirmed this place since ${monthOf(checkedAt)}.`
    : "Nobody has confirmed this place yet.";
}

type StillOpenProps = { restaurant: Restaurant; checks: VenueChecks };

/** How fresh a restaurant's record is, and the ways to say so or to correct it (P14.80). Each is a page: this one carries no form. */
export function StillOpen({ restaurant, checks }: StillOpenProps) {
  const { id, checkedAt, sample } = restaurant;
  return (
    <section
      aria-labelledby="still-open"
      className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line px-5 py-4"
    >
      <History size={24} strokeWidth={1.9} aria-hidden="true" className="flex-none text-leaf-ink" />
      <div className="min-w-50 flex-1">
        <h2 id="still-open" className="font-semibold">
          Still open?
        </h2>
        <p className="text-note text-ink-2">{lastCheck(checks, checkedAt)}</p>
      </div>
      <p className="flex flex-wrap gap-2.5 max-sm:w-full">
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
      {!sample && (
        <p className="w-full text-note text-ink-2">
          <a href={claimHref(id)} rel="nofollow" className="link">
            Is this your place?
          </a>{" "}
          Owners answer reviews, add photos and propose facts.
        </p>
      )}
    </section>
  );
}

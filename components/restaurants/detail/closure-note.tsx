import { CircleAlert } from "lucide-react";
import { BothNames } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import type { VenueChecks } from "@/lib/database/contributions/venue-checks";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { monthOf } from "@/lib/restaurants/facts/freshness";
import type { Restaurant } from "@/lib/restaurants/types";
import { closureHref, confirmationHref, correctionHref, restaurantHref } from "@/lib/routes";

type ClosureNoteProps = {
  restaurant: Restaurant;
  checks: VenueChecks | undefined;
  hasNearby: boolean;
  /** The restaurant that is in its place now. */
  successor?: Pick<Restaurant, "id" | "name" | "latinName" | "countryCode"> | undefined;
};

const BUTTON = buttonVariants({ variant: "line", size: "sm", className: "max-sm:flex-1" });

/** Who says that it may have closed. */
function reportText({ reportedClosed }: Restaurant, checks: VenueChecks | undefined) {
  if (!reportedClosed)
    return "OpenStreetMap no longer lists it among the places with vegan food. Call before you go.";
  const { closureReports = 0, closureReportedAt } = checks ?? {};
  const people = closureReports > 0 ? `${closureReports} people` : "Members";
  const when = closureReportedAt ? `, last in ${monthOf(closureReportedAt)}` : "";
  return `${people} told us so${when}. We are checking. Call before you go.`;
}

function heading({ closure, reportedClosed }: Restaurant) {
  if (closure === "closed") return "This place has closed for good";
  // OpenStreetMap does not say why it is no longer among them.
  return reportedClosed ? "This place may have closed" : "This place may have closed or changed";
}

/** Says that a restaurant has closed, or may have closed, and asks readers for corrections. */
export function ClosureNote({ restaurant, checks, hasNearby, successor }: ClosureNoteProps) {
  const { id, closure } = restaurant;
  if (closure !== "closed" && !mayHaveClosed(restaurant)) return null;
  const isClosed = closure === "closed";
  return (
    <section
      aria-labelledby="closure"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-turmeric-soft px-5 py-4 text-turmeric-ink max-md:-mx-(--gutter) max-md:rounded-none md:mb-8"
    >
      <CircleAlert
        size={24}
        strokeWidth={1.9}
        aria-hidden="true"
        className="flex-none self-start"
      />
      <div className="min-w-50 flex-1">
        <h2 id="closure" className="font-semibold">
          {heading(restaurant)}
        </h2>
        {isClosed && successor && (
          <p>
            According to OpenStreetMap, another business is here now:{" "}
            <a href={restaurantHref(successor.id)} className="link text-inherit">
              <BothNames {...successor} />
            </a>
            .
          </p>
        )}
        {isClosed ? (
          hasNearby && (
            <p>
              <a href="#nearby" className="link text-inherit">
                Places nearby
              </a>{" "}
              are below.
            </p>
          )
        ) : (
          <p>{reportText(restaurant, checks)}</p>
        )}
      </div>
      {checks && (
        <p className="flex flex-wrap gap-2.5 text-ink max-sm:w-full">
          {!isClosed && (
            <>
              <a href={confirmationHref(id)} rel="nofollow" className={BUTTON}>
                It is still open
              </a>
              <a href={closureHref(id)} rel="nofollow" className={BUTTON}>
                Yes, it closed
              </a>
            </>
          )}
          <a href={correctionHref(id)} rel="nofollow" className={BUTTON}>
            Something is wrong
          </a>
        </p>
      )}
    </section>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { BothNames } from "@/components/site/restaurant-name";
import { PageLink } from "@/components/ui/page-link";
import { buttonVariants } from "@/components/ui/button";
import type { VenueChecks } from "@/lib/database/contributions/venue-checks";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/place.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import type { Restaurant } from "@/lib/restaurants/types";
import { closureHref, confirmationHref, correctionHref, restaurantHref } from "@/lib/routes";

type ClosureNoteProps = {
  restaurant: Restaurant;
  checks: VenueChecks | undefined;
  hasNearby: boolean;
  /** The restaurant that is in its place now. */
  successor?: Pick<Restaurant, "id" | "name" | "latinName" | "countryCode"> | undefined;
};

type PlaceTexts = Translator<keyof typeof english>;

const BUTTON = buttonVariants({ variant: "line", size: "sm", className: "max-sm:flex-1" });

/** Who says that it may have closed. */
function reportText(
  { reportedClosed }: Restaurant,
  checks: VenueChecks | undefined,
  t: PlaceTexts,
) {
  if (!reportedClosed) return t("closure.osm");
  const { closureReports: count = 0, closureReportedAt } = checks ?? {};
  if (!closureReportedAt) return t("closure.people", { count });
  const month = formatMonthIn(t.language, closureReportedAt);
  return t("closure.people-last", { count, month });
}

function heading({ closure, reportedClosed }: Restaurant, t: PlaceTexts) {
  if (closure === "closed") return t("closure.closed");
  // OpenStreetMap does not say why it is no longer among them.
  return t(reportedClosed ? "closure.reported" : "closure.changed");
}

/** Says that a restaurant has closed, or may have closed, and asks readers for corrections. */
export function ClosureNote({ restaurant, checks, hasNearby, successor }: ClosureNoteProps) {
  const t = useTexts("place", english);
  const { id, closure } = restaurant;
  if (closure !== "closed" && !mayHaveClosed(restaurant)) return null;
  const isClosed = closure === "closed";
  return (
    <section
      aria-labelledby="closure"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-turmeric-soft px-5 py-4 text-turmeric-ink max-md:-mx-(--gutter) max-md:rounded-none md:mb-8"
    >
      <Icon name="CircleAlert" size={24} className="flex-none self-start" />
      <div className="min-w-50 flex-1">
        <h2 id="closure" className="font-semibold">
          {heading(restaurant, t)}
        </h2>
        {isClosed && successor && (
          <p>
            {t.rich("closure.successor", {
              place: () => (
                <PageLink
                  key="place"
                  href={restaurantHref(successor.id)}
                  className="link text-inherit"
                >
                  <BothNames {...successor} />
                </PageLink>
              ),
            })}
          </p>
        )}
        {isClosed ? (
          hasNearby && (
            <p>
              {t.rich("closure.nearby", {
                nearby: (text) => (
                  <a key="nearby" href="#nearby" className="link text-inherit">
                    {text}
                  </a>
                ),
              })}
            </p>
          )
        ) : (
          <p>{reportText(restaurant, checks, t)}</p>
        )}
      </div>
      {checks && (
        <p className="flex flex-wrap gap-2.5 text-ink max-sm:w-full">
          {!isClosed && (
            <>
              <PageLink href={confirmationHref(id)} rel="nofollow" className={BUTTON}>
                {t("closure.open")}
              </PageLink>
              <PageLink href={closureHref(id)} rel="nofollow" className={BUTTON}>
                {t("closure.yes")}
              </PageLink>
            </>
          )}
          <PageLink href={correctionHref(id)} rel="nofollow" className={BUTTON}>
            {t("still.wrong")}
          </PageLink>
        </p>
      )}
    </section>
  );
}

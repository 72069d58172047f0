import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/places/breadcrumbs";
import { Pagination } from "@/components/ui/lists/pagination";
import { PlaceFacets } from "@/components/places/place-facets";
import { Figures, type Figure } from "@/components/site/figures";
import { MissingPlace } from "@/components/site/missing-place";
import { PageHeading } from "@/components/ui/page-heading";
import type { CityPlace, CountryPlace } from "@/lib/database/records/place-records";
import type { PlaceList } from "@/lib/places/place-list";
import english from "@/lib/messages/en/places/city.json";
import { placeWhere } from "@/lib/places/place-in";
import { placeTitleIn } from "@/lib/places/title-in";
import { PageLink } from "@/components/ui/page-link";
import { isFirstPage, viewPath, type PlaceView } from "@/lib/places/view";

type PlacePageProps = {
  /** With its name of the language. */
  place: CityPlace | CountryPlace;
  href: string;
  crumbs: { href: string; name: string }[];
  view: PlaceView;
  list: PlaceList;
  /** What the place is, below the heading of its first page. */
  lead: string;
  /** The map, and what goes with it, on the first page of the place. */
  map: ReactNode;
  /** The restaurants of the list as cards. */
  cards: ReactNode;
  /** The figure beside those of its restaurants. */
  fact?: Figure;
  /** A link beside the heading of the list. */
  aside?: ReactNode;
  /** What stands before the list of the first page. */
  before?: ReactNode;
  /** What stands after the list: other places, and whose data it is. */
  children: ReactNode;
};

/** How many more there are that may have closed, and the way to them. */
function HiddenPlaces({ count, href }: { count: number; href: string }) {
  const t = useTexts("city", english);
  if (count === 0) return null;
  return (
    <p className="mt-6 text-note text-ink-2">
      {t.rich("hidden", {
        count,
        link: (text) => (
          <PageLink
            key="link"
            href={`${href}${viewPath({ mayHaveClosed: true, page: 1 })}`}
            className="link tap"
          >
            {text}
          </PageLink>
        ),
      })}
    </p>
  );
}

/** A city or a country with its restaurants, a page at a time. */
export function PlacePage(props: PlacePageProps) {
  const t = useTexts("city", english);
  const { place, href, crumbs, view, list, cards, children } = props;
  const { total, pages, facts } = list;
  const isWhole = isFirstPage(view);
  const title = placeTitleIn(t.language, place, view, list);
  return (
    <main className="wrap">
      <Breadcrumbs crumbs={crumbs} here={place.name} />
      <PageHeading title={title} lead={isWhole && props.lead} />
      {isWhole && (
        <>
          <Figures
            figures={[
              { value: place.count, name: t("places") },
              { value: place.veganCount, name: t("vegan") },
              ...(props.fact ? [props.fact] : []),
            ]}
          />
          <div className="mb-12">{props.map}</div>
          <PlaceFacets href={href} facts={facts} />
          {props.before}
        </>
      )}
      <section aria-labelledby="places" className="mt-12 md:mt-16">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 md:mb-8">
          <h2 id="places" className="font-display text-h2">
            {isWhole
              ? t("all", { where: placeWhere(t.language, place) })
              : t("count", { count: total })}
          </h2>
          {props.aside}
        </div>
        {cards}
        <HiddenPlaces count={list.hidden} href={href} />
        <Pagination
          page={view.page}
          pages={pages}
          hrefOf={(page) => `${href}${viewPath({ ...view, page })}`}
        />
      </section>
      {children}
      <MissingPlace />
    </main>
  );
}

import { useTexts } from "#texts";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { Button, buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { pathIn } from "@/lib/languages/paths";
import type { Location } from "@/lib/location/types";
import askTexts from "@/lib/messages/en/near-me/ask.json";
import english from "@/lib/messages/en/screens/found.json";
import searchTexts from "@/lib/messages/en/search.json";
import { nearMeHref } from "@/lib/near-me/href";
import { DEFAULT_TILED_STATE } from "@/lib/restaurants/near-me/fragment";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { FIND_PATH, searchEverywhereHref } from "@/lib/search/paths";
import { type Suggestion, suggestionText } from "@/lib/search/suggestion";
import { withPlaces } from "@/lib/restaurants/card-place";

type FoundPlaceProps = {
  text: string;
  /** Near spellings, where nobody knows the text. */
  near?: Suggestion[];
  location?: Location;
  /** The food that is looked for there. */
  wanted?: string;
  restaurants?: RestaurantSummary[];
};

/** What leads to a suggestion as a text; food also with the land of its place, of which there may be several. */
const textOf = (suggestion: Suggestion) =>
  suggestion.group === "food"
    ? [suggestion.name, suggestion.detail].filter(Boolean).join(", ")
    : suggestionText(suggestion);

/** The answer of the location search as a page that needs no JavaScript: what is near a place, or that nobody knows it (P3.17). */
export function FoundPlace({
  text,
  near = [],
  location,
  wanted = "",
  restaurants = [],
}: FoundPlaceProps) {
  const t = useTexts("found", english);
  const ask = useTexts("ask", askTexts);
  const search = useTexts("search", searchTexts);
  const findPath = pathIn(t.language, FIND_PATH);
  const typed = () => <bdi key="text">{text}</bdi>;
  const state = { ...DEFAULT_TILED_STATE, filters: { ...EMPTY_FILTERS, text: wanted } };
  return (
    <main className="wrap">
      <PageHeading title={location ? t("around", { name: location.name }) : ask("title")} />
      <form action={findPath} role="search" className="flex max-w-160 flex-wrap gap-3">
        <label className="field min-w-0 flex-1">
          <span className="sr-only">{search("label")}</span>
          <input
            name="q"
            defaultValue={text}
            maxLength={200}
            autoComplete="off"
            placeholder={search("placeholder")}
          />
        </label>
        <Button type="submit" variant="beet">
          {search("find")}
        </Button>
      </form>
      {location ? (
        <>
          <p className="mt-5 mb-8 flex flex-wrap gap-3">
            <a
              href={pathIn(t.language, nearMeHref(location, state))}
              className={buttonVariants({ variant: "ink" })}
            >
              {t("filters")}
            </a>
          </p>
          {restaurants.length > 0 ? (
            <RestaurantGrid restaurants={withPlaces(restaurants, "street")} from={location} />
          ) : (
            <p className="mb-8">{wanted ? t("none.wanted", { wanted }) : t("none")}</p>
          )}
          <OpenStreetMapCredit />
        </>
      ) : (
        <section aria-label={t("not-found")} className="mt-6 mb-10">
          <p className="font-strong md:text-title">
            {near.length > 0
              ? t.rich("near", { text: typed })
              : search.rich("unknown", { text: typed })}
          </p>
          <ul className="mt-3 grid gap-2">
            {near.map((suggestion) => (
              <li key={[suggestion.group, suggestion.name, suggestion.detail].join("\n")}>
                <a
                  href={`${findPath}?${new URLSearchParams({ q: textOf(suggestion) })}`}
                  className="link"
                >
                  {textOf(suggestion)}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <a
              href={pathIn(t.language, searchEverywhereHref(text))}
              className={buttonVariants({ variant: "ink" })}
            >
              {search.rich("unknown.everywhere", { text: () => text })}
            </a>
          </p>
        </section>
      )}
    </main>
  );
}

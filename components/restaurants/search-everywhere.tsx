import { Search } from "lucide-react";
import { RestaurantGrid } from "@/components/restaurants/restaurant-grid";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { Button } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { formatCount, restaurantsFound } from "@/lib/counts";
import type { FoundCity } from "@/lib/search/by-city";

type SearchEverywhereProps = {
  text: string;
  cities: FoundCity[];
  /** How many restaurants they have together. */
  count: number;
  /** No restaurant has all words: these have similar names. */
  isGuess: boolean;
  /** There are more matches than are shown. */
  isCut: boolean;
};

function outcome({ text, count, isGuess, isCut }: SearchEverywhereProps) {
  if (text.trim() === "") return "By name, cuisine or city.";
  if (count === 0) return "No restaurant found. Try fewer words or another spelling.";
  if (isGuess) return "No exact match. Did you mean one of these?";
  return isCut ? `The first ${formatCount(count)} of more restaurants` : restaurantsFound(count);
}

/** The search through all restaurants of the world, its results by city; a form that works without JavaScript. */
export function SearchEverywhere(props: SearchEverywhereProps) {
  const { text, cities } = props;
  return (
    <main className="wrap">
      <PageHeading title="Search everywhere" />
      <form action="/restaurants/search" role="search" className="flex flex-wrap gap-3">
        <label className="field min-w-0 flex-1">
          <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="sr-only">Search restaurants everywhere</span>
          <input
            type="search"
            name="q"
            defaultValue={text}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Name, cuisine or city"
          />
        </label>
        <Button type="submit" variant="beet">
          Search
        </Button>
      </form>
      <p aria-live="polite" aria-atomic="true" className="mt-5 mb-8 font-title md:text-lead">
        {outcome(props)}
      </p>
      {cities.map(({ key, name, land, restaurants }) => (
        <section
          key={key}
          aria-label={`${name}, ${land}`}
          className="mb-10 border-t border-line pt-6"
        >
          <h2 className="mb-5 font-display text-h3">
            {name} <span className="text-large font-normal text-ink-2">{land}</span>
          </h2>
          <RestaurantGrid restaurants={restaurants} />
        </section>
      ))}
      <OpenStreetMapCredit />
    </main>
  );
}

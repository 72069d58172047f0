import { Search, X } from "@/components/ui/icons";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { Button } from "@/components/ui/button";
import { chipVariants } from "@/components/ui/chip";
import { PageHeading } from "@/components/ui/page-heading";
import { formatCount, restaurantsFound } from "@/lib/counts";
import { readFoodText } from "@/lib/search/food-text";
import { searchEverywhereHref } from "@/lib/search/paths";
import type { FoundCity } from "@/lib/search/by-city";
import { withPlaces } from "@/lib/restaurants/card-place";

type SearchEverywhereProps = {
  text: string;
  cities: FoundCity[];
  /** How many restaurants they have together. */
  count: number;
  /** No restaurant has all words: these have similar names. */
  isGuess: boolean;
  /** There are more matches than are shown. */
  isCut: boolean;
  /** Whether food words of the text are conditions: not with the samples. */
  hasFoodWords: boolean;
};

/** What was understood of the text, each with the way to the search without it. */
function Understood({ text }: { text: string }) {
  const { understood } = readFoodText(text);
  if (understood.length === 0) return null;
  return (
    <ul aria-label="Understood" className="mt-4 flex flex-wrap gap-2">
      {understood.map(({ food, without }) => (
        <li key={food.label}>
          <a
            href={searchEverywhereHref(without)}
            aria-label={`Remove filter ${food.label}`}
            className={chipVariants({ size: "sm", tone: "soft" })}
          >
            {food.label}
            <X size={16} strokeWidth={1.9} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function outcome({ text, count, isGuess, isCut }: SearchEverywhereProps) {
  if (text.trim() === "") return "By name, cuisine or city.";
  if (count === 0) return "No restaurant found. Try fewer words or another spelling.";
  if (isGuess) return "No exact match. Did you mean one of these?";
  return isCut ? `The first ${formatCount(count)} of more restaurants` : restaurantsFound(count);
}

/** The search through all restaurants of the world, its results by city; a form that works without JavaScript. */
export function SearchEverywhere(props: SearchEverywhereProps) {
  const { text, cities, hasFoodWords } = props;
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
      {hasFoodWords && <Understood text={text} />}
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
          <RestaurantGrid restaurants={withPlaces(restaurants, "street")} />
        </section>
      ))}
      <OpenStreetMapCredit />
    </main>
  );
}

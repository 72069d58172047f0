import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { PlacesMeant } from "@/components/restaurants/search/places-meant";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { Button } from "@/components/ui/button";
import { chipVariants } from "@/components/ui/chip";
import { PageHeading } from "@/components/ui/page-heading";
import { useFactWords } from "#fact-words";
import { cityNameIn } from "@/lib/city-names/city-name";
import { countryIn } from "@/lib/languages/country-name";
import { pathIn } from "@/lib/languages/paths";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/everywhere.json";
import nearMeTexts from "@/lib/messages/en/near-me/near-me.json";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { readFoodText } from "@/lib/search/food-text";
import { SEARCH_PATH, searchEverywhereHref } from "@/lib/search/paths";
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
  /** Places that the text may mean, where no restaurant has all words. */
  places: readonly Location[];
};

const useEverywhereTexts = () => useTexts("everywhere", english);

/** What near me says, too. */
const useNearMeTexts = () => useTexts("near-me", nearMeTexts);

/** What was understood of the text, each with the way to the search without it. */
function Understood({ text }: { text: string }) {
  const t = useEverywhereTexts();
  const nearMe = useNearMeTexts();
  const words = useFactWords();
  const { understood } = readFoodText(text);
  if (understood.length === 0) return null;
  return (
    <ul aria-label={t("understood")} className="mt-4 flex flex-wrap gap-2">
      {understood.map(({ food, without }) => {
        const label = words("food", food.label);
        return (
          <li key={food.label}>
            <a
              href={pathIn(t.language, searchEverywhereHref(without))}
              aria-label={nearMe("chip.remove", { label })}
              className={chipVariants({ size: "sm", tone: "soft" })}
            >
              {label}
              <Icon name="X" size={16} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Outcome({ text, count, isGuess, isCut }: SearchEverywhereProps) {
  const t = useEverywhereTexts();
  const nearMe = useNearMeTexts();
  if (text.trim() === "") return t("empty");
  if (count === 0) return t("none");
  if (isGuess) return t("guess");
  return isCut ? t("cut", { count }) : nearMe("found", { count });
}

function CityResults({ city: { region, restaurants, ...city } }: { city: FoundCity }) {
  const { language } = useEverywhereTexts();
  const name = cityNameIn(language, city);
  const country = countryIn(language, city.country);
  const land = region ? placeLine(region, country) : country;
  return (
    <section aria-label={placeLine(name, land)} className="mb-10 border-t border-line pt-6">
      <h2 className="mb-5 font-display text-h3">
        {name} <span className="text-large font-normal text-ink-2">{land}</span>
      </h2>
      <RestaurantGrid restaurants={withPlaces(restaurants, "street")} />
    </section>
  );
}

/** The search through all restaurants of the world, its results by city; a form that works without JavaScript. */
export function SearchEverywhere(props: SearchEverywhereProps) {
  const { text, cities, hasFoodWords, places } = props;
  const t = useEverywhereTexts();
  const nearMe = useNearMeTexts();
  return (
    <main className="wrap">
      <PageHeading title={nearMe("everywhere")} />
      <form action={pathIn(t.language, SEARCH_PATH)} role="search" className="flex flex-wrap gap-3">
        <label className="field min-w-0 flex-1">
          <Icon name="Search" />
          <span className="sr-only">{t("label")}</span>
          <input
            type="search"
            name="q"
            defaultValue={text}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t("placeholder")}
          />
        </label>
        <Button type="submit" variant="beet">
          {t("submit")}
        </Button>
      </form>
      {hasFoodWords && <Understood text={text} />}
      <p aria-live="polite" aria-atomic="true" className="mt-5 mb-8 font-title md:text-lead">
        <Outcome {...props} />
      </p>
      <PlacesMeant places={places} />
      {cities.map((city) => (
        <CityResults key={city.key} city={city} />
      ))}
      <OpenStreetMapCredit />
    </main>
  );
}

"use client";

import { Search } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { CountryMap, type MappedCity } from "@/components/places/country-map";
import { PlaceRows } from "@/components/places/place-rows";
import { AfterPause } from "@/components/ui/after-pause";
import { Button } from "@/components/ui/button";
import { ShowMore } from "@/components/ui/show-more";
import { useFirstNew } from "@/components/ui/use-first-new";
import { formatCount } from "@/lib/counts";
import { foldText } from "@/lib/fold-text";
import { cityHref } from "@/lib/routes";

const CITIES_AT_A_TIME = 24;

const rowOf = ({ id, name, veganCount, count }: MappedCity) => ({
  href: cityHref(id),
  name,
  note: veganCount > 0 && `${formatCount(veganCount)} fully vegan`,
  count,
});

const foundText = (count: number) =>
  count === 1 ? "1 city found" : `${formatCount(count)} cities found`;

type CountryCitiesProps = { country: string; cities: readonly MappedCity[] };

/** The cities of a country beside their map, those with most restaurants first, and a search among them (P14.585). */
export function CountryCities({ country, cities }: CountryCitiesProps) {
  const [text, setText] = useState("");
  const [count, setCount] = useState(CITIES_AT_A_TIME);
  const search = useRef<HTMLInputElement>(null);
  const wanted = foldText(text).trim();
  const found = useMemo(
    () => cities.filter(({ name }) => foldText(name).includes(wanted)),
    [cities, wanted],
  );
  const [shown, others] = [found.slice(0, count), found.slice(count)];
  const shownText = `${formatCount(shown.length)} of ${formatCount(found.length)} cities and towns shown`;
  const { list, said, expectMore } = useFirstNew<HTMLUListElement>({
    shown: shown.length,
    text: shownText,
  });
  const columns = "sm:max-lg:grid-cols-2 xl:grid-cols-2";

  function showMore() {
    expectMore();
    setCount(shown.length + CITIES_AT_A_TIME);
  }

  function find(next: string) {
    setText(next);
    setCount(CITIES_AT_A_TIME);
  }

  function clear() {
    find("");
    search.current?.focus();
  }

  return (
    <div className="grid gap-8 lg:grid-cols-beside-map lg:items-start lg:gap-x-16">
      <div className="min-w-0 lg:sticky lg:top-24 lg:order-last">
        <CountryMap country={country} cities={cities} />
      </div>
      <section aria-labelledby="cities" className="min-w-0">
        <h2 id="cities" className="mb-4 font-display text-h2">
          Cities
        </h2>
        <label className="field mb-3 noscript:hidden">
          <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="sr-only">Search cities in {country}</span>
          <input
            ref={search}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={`Search cities in ${country}...`}
            value={text}
            onChange={(event) => find(event.target.value)}
          />
        </label>
        <p aria-live="polite" aria-atomic="true" className="sr-only">
          {wanted !== "" && <AfterPause key={text} text={foundText(found.length)} />}
        </p>
        <PlaceRows ref={list} places={shown.map(rowOf)} className={columns} />
        {found.length === 0 && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5">
            <p className="text-ink-2">No city in {country} matches the search.</p>
            <Button size="sm" onClick={clear}>
              Clear search
            </Button>
          </div>
        )}
        <ShowMore
          text={shownText}
          said={said}
          hasMore={others.length > 0}
          onMore={showMore}
          button="Show more cities"
          className="mt-7 text-center noscript:hidden"
        />
        {others.length > 0 && (
          <noscript>
            <PlaceRows places={others.map(rowOf)} className={columns} />
          </noscript>
        )}
      </section>
    </div>
  );
}

"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { lazy, useMemo, useRef, useState, type ReactNode } from "react";
import { MapOnDemand } from "@/components/map/map-on-demand";
import { CountryCityList } from "@/components/places/country-city-list";
import type { MappedCity } from "@/components/places/country-map";
import { AfterPause } from "@/components/ui/after-pause";
import english from "@/lib/messages/en/places/country-cities.json";
import { containsWord, foldForSearch, searchTextOf } from "@/lib/strings/fold-for-search";

const CountryMap = lazy(() => import("@/components/places/country-map"));

/** Below the width of a list beside it. The page scrolls past a map that is no higher. */
const HEIGHT_PX = 390;

type CountryCitiesProps = {
  country: string;
  /** "in Germany". */
  where: string;
  cities: readonly MappedCity[];
  /** The picture that their map waits as. */
  still: ReactNode;
};

/** The cities of a country beside their map, those with most restaurants first, and a search among them (P14.585). */
export function CountryCities({ country, where, cities, still }: CountryCitiesProps) {
  const t = useTexts("country-cities", english);
  const [text, setText] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const wanted = foldForSearch(text);
  const found = useMemo(
    () =>
      cities.filter(({ name, alias = "" }) =>
        [name, alias].some((each) => containsWord(searchTextOf(each), wanted)),
      ),
    [cities, wanted],
  );

  const map = {
    label: t("map", { name: country }),
    height: HEIGHT_PX,
    shape: "column",
    still,
  } as const;

  function clear() {
    setText("");
    search.current?.focus();
  }

  return (
    <div className="grid gap-8 lg:grid-cols-beside-map lg:items-start lg:gap-x-16">
      <div className="min-w-0 lg:sticky lg:top-24 lg:order-last">
        <MapOnDemand {...map}>
          <CountryMap {...map} cities={cities} />
        </MapOnDemand>
      </div>
      <section aria-labelledby="cities" className="min-w-0">
        <h2 id="cities" className="mb-4 font-display text-h2">
          {t("title")}
        </h2>
        <label className="field mb-3 noscript:hidden">
          <Icon name="Search" />
          <span className="sr-only">{t("search", { where })}</span>
          <input
            ref={search}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t("search.placeholder", { where })}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p aria-live="polite" aria-atomic="true" className="sr-only">
          {wanted !== "" && <AfterPause key={text} text={t("found", { count: found.length })} />}
        </p>
        <CountryCityList key={wanted} where={where} found={found} onClear={clear} />
      </section>
    </div>
  );
}

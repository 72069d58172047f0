"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CitiesEmpty } from "@/components/cities/cities-empty";
import { CityMap } from "@/components/cities/city-map";
import { cityCardId } from "@/components/cities/city-card";
import { ContinentChips } from "@/components/cities/continent-chips";
import { ContinentSection } from "@/components/cities/continent-section";
import { useSelectedCity } from "@/components/cities/use-selected-city";
import { FoundCities } from "@/components/cities/found-cities";
import { useOtherNames } from "@/components/cities/use-other-names";
import { useTileMarkers } from "@/components/cities/use-tile-markers";
import { PageHeading } from "@/components/ui/page-heading";
import { scrollToTopOf } from "@/lib/browser/scroll-to";
import type { MapMarker } from "@/lib/map/markers";
import english from "@/lib/messages/en/places/cities.json";
import { filterCityGroups } from "@/lib/cities/search";
import type { City, CityGroup } from "@/lib/cities/types";
import { SampleNote } from "@/components/ui/sample-note";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";

type CitiesProps = {
  groups: CityGroup[];
  restaurants: MapMarker[];
  /** The restaurants are real, and those of a city come from tiles. */
  isTiled?: boolean;
};

/** The cities screen: at most one city is selected, and a search never drops it. */
export function Cities({ groups, restaurants, isTiled = false }: CitiesProps) {
  const t = useTexts("cities", english);
  const [text, setText] = useState("");
  const [selected, select] = useSelectedCity(groups, t.language);
  const ofTiles = useTileMarkers(isTiled ? selected : undefined);
  const map = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const named = useOtherNames(isTiled ? text : "");
  const shown = filterCityGroups(groups, text, named.ids);
  const count = shown.reduce((sum, { cities }) => sum + cities.length, 0);

  function choose(city: City) {
    // Flushed, because the map must exist before the page scrolls to it. The focus stays on the card.
    flushSync(() => select(city.id === selected?.id ? undefined : city));
    if (map.current) scrollToTopOf(map.current);
  }

  /** The pressed button is removed with the map, so the focus returns to the city's card. */
  function showAll(city: City) {
    flushSync(() => {
      setText("");
      select(undefined);
    });
    document.getElementById(cityCardId(city))?.focus();
  }

  function clearSearch() {
    setText("");
    search.current?.focus();
  }

  return (
    <main className="wrap">
      <PageHeading
        title={t("title")}
        aside={
          <label className="field w-full lg:w-105 noscript:hidden">
            <Icon name="Search" />
            <span className="sr-only">{t("search")}</span>
            <input
              ref={search}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={t("search")}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        }
      />
      <NeedsJavaScript className="mb-4">{t("needs-scripts")}</NeedsJavaScript>
      {selected && (
        <CityMap
          ref={map}
          city={selected}
          restaurants={ofTiles ?? restaurants}
          onShowAll={showAll}
        />
      )}
      <ContinentChips groups={shown} />
      {!isTiled && (
        <div aria-live="polite" aria-atomic="true">
          {count === 0 && <CitiesEmpty onClear={clearSearch} />}
          {count > 0 && text.trim() && <p className="sr-only">{t("found.count", { count })}</p>}
        </div>
      )}
      {shown.map(({ continent, cities }) => (
        <ContinentSection
          key={continent}
          continent={continent}
          cities={cities}
          selectedId={selected?.id}
          onChoose={choose}
        />
      ))}
      {isTiled && (
        <FoundCities {...{ text, named }} listed={groups} found={count} onClear={clearSearch} />
      )}
      {count > 0 && !isTiled && <SampleNote className="mt-10">{t("sample")}</SampleNote>}
    </main>
  );
}

import { useEffect, useMemo, useState } from "react";
import { readCityIndex, type IndexedCity } from "@/lib/cities/city-index";
import type { CityGroup } from "@/lib/cities/types";
import { containsWord, foldForSearch, searchTextOf } from "@/lib/strings/fold-for-search";

/** The cities that a text finds beyond those on the page, and those with the ids in `named`; undefined until all cities are known. Empty for a blank text. */
export function useOtherCities(
  text: string,
  listed: CityGroup[],
  named: readonly string[],
): IndexedCity[] | undefined {
  const [cities, setCities] = useState<IndexedCity[]>();
  const wanted = foldForSearch(text);
  const isSearching = wanted !== "";

  useEffect(() => {
    // Without a connection, only the cities on the page can be found.
    if (isSearching) void readCityIndex().then(setCities, () => setCities((known) => known ?? []));
  }, [isSearching]);

  return useMemo(() => {
    if (!isSearching) return [];
    const onPage = new Set(listed.flatMap((group) => group.cities.map(({ id }) => id)));
    return cities?.filter(
      ({ id, name, country }) =>
        !onPage.has(id) &&
        (named.includes(id) || containsWord(searchTextOf(`${name} ${country}`), wanted)),
    );
  }, [cities, isSearching, wanted, listed, named]);
}

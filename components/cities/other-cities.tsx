import { useEffect, useState } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { readCityIndex, type IndexedCity } from "@/lib/cities/city-index";
import type { CityGroup } from "@/lib/cities/types";
import { foldText } from "@/lib/fold-text";
import { formatCount } from "@/lib/counts";
import { cityHref } from "@/lib/routes";

const SHOWN = 60;

type OtherCitiesProps = { text: string; listed: CityGroup[] };

/** The cities that the search finds beyond those on the page, as links to their pages. */
export function OtherCities({ text, listed }: OtherCitiesProps) {
  const [cities, setCities] = useState<IndexedCity[]>([]);
  const wanted = foldText(text).trim();
  const isSearching = wanted !== "";

  useEffect(() => {
    if (isSearching) void readCityIndex().then(setCities, () => undefined);
  }, [isSearching]);

  if (!isSearching) return null;
  const onPage = new Set(listed.flatMap((group) => group.cities.map(({ id }) => id)));
  const found = cities
    .filter(
      ({ id, name, country }) =>
        !onPage.has(id) && foldText(`${name}, ${country}`).includes(wanted),
    )
    .slice(0, SHOWN);
  return (
    <section aria-label="More cities" aria-live="polite" className="mt-6">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ id, name, country, count }) => (
          <li
            key={id}
            className="group relative flex items-baseline gap-4 border-t border-line py-3"
          >
            <span>
              <IntentLink href={cityHref(id)} className="card-link font-strong">
                {name}
              </IntentLink>
              <span className="block text-small text-ink-3">{country}</span>
            </span>
            <b className="ml-auto tabular-nums">{formatCount(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { IntentLink } from "@/components/ui/intent-link";
import type { IndexedCity } from "@/lib/cities/city-index";
import { veganFoodCount } from "@/lib/counts";
import { cityHref } from "@/lib/routes";
import { usualCountryName } from "@/lib/languages/usual-country-name";

const SHOWN = 60;

/** The cities that the search finds beyond those on the page, as links to their pages. */
export function OtherCities({ cities }: { cities: readonly IndexedCity[] }) {
  if (cities.length === 0) return null;
  return (
    <section aria-label="More cities" className="mt-6">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {cities.slice(0, SHOWN).map(({ id, name, country, count }) => (
          <li
            key={id}
            className="group relative flex items-baseline gap-4 border-t border-line py-3"
          >
            <span>
              <IntentLink href={cityHref(id)} className="card-link font-strong">
                {name}
              </IntentLink>
              <span className="block text-small text-ink-3">{usualCountryName(country)}</span>
            </span>
            <span className="ml-auto text-right text-small text-ink-2">
              {veganFoodCount(count)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

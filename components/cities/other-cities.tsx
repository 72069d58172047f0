import { useTexts } from "#texts";
import { use } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { indexedNameIn, type IndexedCity } from "@/lib/cities/city-index";
import { formatCountIn } from "@/lib/languages/format-count";
import { TextsContext } from "@/lib/languages/texts-context";
import english from "@/lib/messages/en/places/cities.json";
import { cityHref } from "@/lib/routes";
import { usualCountryName } from "@/lib/languages/usual-country-name";

const SHOWN = 60;

/** The cities that the search finds beyond those on the page, as links to their pages. */
export function OtherCities({ cities }: { cities: readonly IndexedCity[] }) {
  const t = useTexts("cities", english);
  const countries = use(TextsContext)?.subjects.countries;
  if (cities.length === 0) return null;
  return (
    <section aria-label={t("more")} className="mt-6">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {cities.slice(0, SHOWN).map((city) => (
          <li
            key={city.id}
            className="group relative flex items-baseline gap-4 border-t border-line py-3"
          >
            <span>
              <IntentLink href={cityHref(city.id)} className="card-link font-strong">
                {indexedNameIn(t.language, city)}
              </IntentLink>
              <span className="block text-small text-ink-3">
                {String(countries?.[city.country] ?? usualCountryName(city.country))}
              </span>
            </span>
            <span className="ms-auto text-end text-small text-ink-2">
              {t.rich("card.places", {
                count: city.count,
                b: () => formatCountIn(t.language, city.count),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

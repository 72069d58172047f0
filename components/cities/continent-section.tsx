import { useTexts } from "#texts";
import { useFactWords } from "#fact-words";
import { CityCard } from "@/components/cities/city-card";
import type { Continent } from "@/lib/cities/continents";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/places/cities.json";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import { citySlug } from "@/lib/cities/slug";
import type { City } from "@/lib/cities/types";
import { cityHref } from "@/lib/routes";

type ContinentSectionProps = {
  continent: Continent;
  cities: City[];
  selectedId: string | undefined;
  onChoose: (city: City) => void;
};

/** A continent's cities under a sticky heading. */
export function ContinentSection({
  continent,
  cities,
  selectedId,
  onChoose,
}: ContinentSectionProps) {
  const t = useTexts("cities", english);
  const words = useFactWords();
  const id = citySlug(continent);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="border-t border-line pb-5 outline-0 max-lg:-scroll-mt-7 lg:grid lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-8 lg:py-8"
    >
      <div className="max-lg:sticky max-lg:top-(--header-height) max-lg:z-10 max-lg:bg-paper max-lg:py-4">
        <h2 id={`${id}-name`} className="font-display text-h3 lg:sticky lg:top-24">
          {words("continent", continent)}
        </h2>
      </div>
      <ul className="md:grid md:grid-cols-[repeat(auto-fill,minmax(310px,1fr))] md:gap-3">
        {cities.map((city) => (
          <li key={city.id} className="max-md:border-t max-md:border-line">
            <CityCard city={city} isSelected={city.id === selectedId} onChoose={onChoose} />
            {city.pageId !== undefined && (
              <IntentLink href={cityHref(city.pageId)} className="link tap text-small">
                {t("all", { name: nameAfterPrefix(t.language, city.name) })}
              </IntentLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

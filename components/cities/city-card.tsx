import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/places/cities.json";
import type { City } from "@/lib/cities/types";
import { usualCountryName } from "@/lib/languages/usual-country-name";

/** The id of a city's card in the document. */
export function cityCardId({ id }: City) {
  return `city-${id}`;
}

/** The number of the city's restaurants, and of which (P7.2). */
function CityCount({ city: { count, pageId, veganCount = 0 } }: { city: City }) {
  const t = useTexts("cities", english);
  const b = () => <strong key="count">{formatCountIn(t.language, count)}</strong>;
  if (!pageId) return <span>{t.rich("card.sample", { b })}</span>;
  return (
    <span>
      {t.rich("card.places", { count, b })}
      {veganCount > 0 && t("card.vegan", { count: formatCountIn(t.language, veganCount) })}
    </span>
  );
}

type CityCardProps = { city: City; isSelected: boolean; onChoose: (city: City) => void };

/** A city with its country and count. Pressing it opens its map, pressing it again closes it. */
export function CityCard({ city, isSelected, onChoose }: CityCardProps) {
  const t = useTexts("cities", english);
  const icon = isSelected ? "Check" : "Map";
  return (
    <button
      type="button"
      data-print
      id={cityCardId(city)}
      aria-pressed={isSelected}
      onClick={() => onChoose(city)}
      className={cn(
        "group city-card",
        isSelected && "border-beet bg-beet-soft md:shadow-[inset_0_0_0_1px_var(--beet)]",
      )}
    >
      <span className="city-card-name">{city.name}</span>
      <span className="text-small text-ink-3">{usualCountryName(city.country)}</span>
      <span className="city-card-foot">
        <CityCount city={city} />
        <span
          className={cn(
            "city-card-action group-hover:text-beet-ink",
            isSelected && "font-semibold text-beet-ink",
          )}
        >
          <Icon name={icon} size={15} className="icon-bold" />
          {t(isSelected ? "card.shown" : "card.open")}
        </span>
      </span>
    </button>
  );
}

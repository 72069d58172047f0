import { useTexts } from "#texts";
import { Check, Map } from "@/components/ui/icons";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/cities.json";
import type { City } from "@/lib/cities/types";
import { usualCountryName } from "@/lib/languages/usual-country-name";

/** The id of a city's card in the document. */
export function cityCardId({ id }: City) {
  return `city-${id}`;
}

/** The number of the city's restaurants, and of which (P7.2). */
function CityCount({ city: { count, pageId, veganCount = 0 } }: { city: City }) {
  const t = useTexts("cities", english);
  const b = () => (
    <strong key="count" className="font-bold text-ink tabular-nums">
      {formatCountIn(t.language, count)}
    </strong>
  );
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
  const Icon = isSelected ? Check : Map;
  return (
    <button
      type="button"
      data-print
      id={cityCardId(city)}
      aria-pressed={isSelected}
      onClick={() => onChoose(city)}
      className={cn(
        "group grid w-full scroll-mt-14 text-start transition-colors duration-120",
        "max-md:-mx-3.5 max-md:min-h-[72px] max-md:w-[calc(100%+1.75rem)] max-md:grid-cols-end max-md:items-baseline max-md:gap-x-3 max-md:rounded-tile max-md:px-3.5 max-md:py-3 max-md:focus-visible:-outline-offset-3 print:mx-0! print:w-full!",
        "md:h-full md:min-h-29 md:grid-cols-1 md:content-between md:rounded-lg md:border-frame md:px-4.5 md:py-4 lg:scroll-mt-0",
        isSelected
          ? "border-beet bg-beet-soft md:shadow-[inset_0_0_0_1px_var(--beet)]"
          : "border-line hover:border-ink md:bg-surface",
      )}
    >
      <span className="text-lead leading-title font-title tracking-snug">{city.name}</span>
      <span className="text-small text-ink-3">{usualCountryName(city.country)}</span>
      <span className="flex flex-wrap items-end justify-between gap-x-2 text-small text-ink-2 max-md:col-span-full max-md:mt-0.5 md:mt-3">
        <CityCount city={city} />
        <span
          className={cn(
            "inline-flex items-center gap-1 text-micro noscript:hidden",
            isSelected
              ? "font-semibold text-beet-ink"
              : "font-label text-ink-3 group-hover:text-beet-ink",
          )}
        >
          <Icon size={15} strokeWidth={2.1} aria-hidden="true" />
          {t(isSelected ? "card.shown" : "card.open")}
        </span>
      </span>
    </button>
  );
}

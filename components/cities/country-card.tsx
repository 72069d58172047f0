import { useTexts } from "#texts";
import { IntentLink } from "@/components/ui/intent-link";
import { cityNameIn } from "@/lib/city-names/city-name";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import { countryIn } from "@/lib/languages/country-name";
import { listComma } from "@/lib/languages/marks";
import english from "@/lib/messages/en/places/country.json";
import type { Country } from "@/lib/cities/types";
import { countryHref } from "@/lib/routes";

const FIGURES = "headline text-2xl leading-none md:text-[2.125rem]";
/** The number of its cities that fit beside the flag on phones. */
const PHONE_CITIES = 2;

/** A country with its flag and count. The whole card is one link. */
export function CountryCard({ country }: { country: Country }) {
  const t = useTexts("country", english);
  const { name, count, veganCount = 0, flag, slug, topCities } = country;
  const shownName = countryIn(t.language, name);
  return (
    <article className="group relative max-md:grid max-md:grid-cols-[108px_minmax(0,1fr)] max-md:items-center max-md:gap-4 max-md:border-b max-md:border-line max-md:py-4">
      <div
        className={cn(
          "relative aspect-3/2 overflow-hidden rounded-tile bg-sprout-2",
          "after:absolute after:inset-0 after:rounded-[inherit] after:shadow-[inset_0_0_0_1.5px_color-mix(in_oklch,var(--ink)_13%,transparent)]",
          "md:rounded-xl",
        )}
      >
        {flag && (
          <img
            src={flag}
            alt={t("countries.flag", { name: shownName })}
            width={300}
            height={200}
            className="size-full hover-zoom object-cover"
          />
        )}
      </div>
      <div className="grid grid-cols-end items-baseline gap-x-3 gap-y-1 md:mt-4">
        <h2 className={`${FIGURES} tracking-tight`}>
          <IntentLink
            href={countryHref(name)}
            className="card-link decoration-3 underline-offset-5 after:rounded-xl"
          >
            {shownName}
          </IntentLink>
        </h2>
        <p className="contents">
          <span className={`${FIGURES} text-end tracking-snug tabular-nums`}>
            {formatCountIn(t.language, count)}
          </span>{" "}
          <span className="order-1 text-end text-micro text-ink-2 md:text-note">
            {t(slug ? "countries.food" : "countries.restaurants")}
            {slug && veganCount > 0 && (
              <span className="block">
                {t("vegan", { count: formatCountIn(t.language, veganCount) })}
              </span>
            )}
          </span>
        </p>
        <p className="text-micro text-ink-3 md:text-note">
          {topCities.map((city, index) => (
            <span key={city} className={index >= PHONE_CITIES ? "max-md:hidden" : undefined}>
              {index > 0 && listComma(t.language)}
              {cityNameIn(t.language, { name: city, country: name })}
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}

import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import type { Country } from "@/lib/cities/types";
import { countryHref } from "@/lib/routes";

const FIGURES = "font-display text-[1.5rem] leading-none font-extrabold md:text-[2.125rem]";
/** How many of its cities fit beside the flag on phones. */
const PHONE_CITIES = 2;

/** A country with its flag and count. The whole card is one link. */
export function CountryCard({ country: { name, count, flag, topCities } }: { country: Country }) {
  return (
    <article className="group relative max-md:grid max-md:grid-cols-[108px_minmax(0,1fr)] max-md:items-center max-md:gap-4 max-md:border-b max-md:border-line max-md:py-4">
      <div className="relative aspect-3/2 overflow-hidden rounded-[14px] bg-sprout-2 after:absolute after:inset-0 after:rounded-[inherit] after:shadow-[inset_0_0_0_1.5px_color-mix(in_oklch,var(--ink)_13%,transparent)] md:rounded-xl">
        <img
          src={flag}
          alt={`Flag: ${name}`}
          width={300}
          height={200}
          className="size-full object-cover transition-transform duration-[320ms] ease-move group-hover:scale-[1.035] motion-reduce:group-hover:scale-100"
        />
      </div>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 md:mt-4">
        <h2 className={`${FIGURES} tracking-[-0.018em]`}>
          <IntentLink
            href={countryHref(name)}
            className="decoration-beet decoration-3 underline-offset-[5px] group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {name}
          </IntentLink>
        </h2>
        <p className="contents">
          <span className={`${FIGURES} text-right tracking-[-0.012em] tabular-nums`}>
            {formatCount(count)}
          </span>{" "}
          <span className="order-1 text-right text-micro text-ink-2 md:text-[0.9375rem]">
            restaurants
          </span>
        </p>
        <p className="text-micro text-ink-3 md:text-[0.9375rem]">
          {topCities.map((city, index) => (
            <span key={city} className={index >= PHONE_CITIES ? "max-md:hidden" : undefined}>
              {index > 0 && ", "}
              {city}
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cityFragment } from "@/lib/cities/fragment";
import type { City } from "@/lib/cities/types";
import { cityNameIn } from "@/lib/city-names/city-name";
import english from "@/lib/messages/en/guides/article.json";
import { nearMeCityPath } from "@/lib/near-me/place-path";
import { aroundFragment } from "@/lib/restaurants/near-me/around-fragment";
import { ROUTES } from "@/lib/routes";

/** Near me around a city: a page where it has real restaurants (P14.760). */
function nearMeHref({ name, lat, lng, pageId }: City) {
  return pageId === undefined
    ? (`${ROUTES.nearMe}${aroundFragment({ name, lat, lng })}` as const)
    : nearMeCityPath(pageId);
}

type CityFactsProps = {
  city: City;
  /** The guide's subject in a few words, if it has one. */
  highlights?: string[];
};

/** A city's highlights, and the ways from its guide to its restaurants. */
export function CityFacts({ city, highlights = [] }: CityFactsProps) {
  const t = useTexts("article", english);
  const name = cityNameIn(t.language, city);
  return (
    <div className="mb-8 rounded-xl bg-sprout p-5 md:px-7 md:py-6">
      {highlights.length > 0 && (
        <>
          <h2 className="text-h4">{t("highlights")}</h2>
          <ul className="mt-2 mb-5 divide-y divide-sprout-2 text-ink-2">
            {highlights.map((highlight) => (
              <li key={highlight} className="py-2 leading-copy text-pretty">
                {highlight}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <IntentLink href={nearMeHref(city)} className={buttonVariants({ variant: "ink" })}>
          <Icon name="MapPin" />
          {t("near", { city: name })}
        </IntentLink>
        <IntentLink
          href={`${ROUTES.byCity}${cityFragment(city.id)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t("on-map", { city: name })}
        </IntentLink>
      </div>
    </div>
  );
}

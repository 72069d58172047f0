import { useTexts } from "#texts";
import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";
import { cityNameIn } from "@/lib/city-names/city-name";
import { cityMembersHref } from "@/lib/community/page-href";
import type { ReviewedCity } from "@/lib/community/types";
import { countryIn } from "@/lib/languages/country-name";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/members/members.json";
import { ROUTES } from "@/lib/routes";

/** The others are behind "More cities". */
const SHOWN_CHIPS = 8;

type MemberCitiesProps = {
  cities: readonly ReviewedCity[];
  /** The id of the city whose members are listed. */
  current: string | undefined;
};

/** The ways to the members of each city, by how many there are (P14.730). */
export function MemberCities({ cities, current }: MemberCitiesProps) {
  const t = useTexts("members", english);
  if (cities.length === 0) return null;
  const isTwice = (name: string) => cities.filter((city) => city.name === name).length > 1;
  const chips = cities.map(({ id, name, country, members }) => {
    const named = cityNameIn(t.language, { name, country });
    const isCurrent = id === current;
    return (
      <li key={id} className="flex-none">
        <IntentLink
          href={cityMembersHref(id)}
          aria-current={isCurrent ? "page" : undefined}
          className={chipVariants({ tone: isCurrent ? "on" : "plain" })}
        >
          {isTwice(name) ? `${named}, ${countryIn(t.language, country)}` : named}{" "}
          <span className={isCurrent ? "tabular-nums" : "text-ink-3 tabular-nums"}>
            {formatCountIn(t.language, members)}
          </span>
        </IntentLink>
      </li>
    );
  });
  return (
    <nav aria-label={t("cities")} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {current !== undefined && (
          <li>
            <IntentLink href={ROUTES.members} className={chipVariants({})}>
              {t("cities.all")}
            </IntentLink>
          </li>
        )}
        {chips.slice(0, SHOWN_CHIPS)}
      </ul>
      {chips.length > SHOWN_CHIPS && (
        <details className="mt-2">
          <summary className={chipVariants({ className: "chip-dashed cursor-pointer list-none" })}>
            {t("cities.more")}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">{chips.slice(SHOWN_CHIPS)}</ul>
        </details>
      )}
    </nav>
  );
}

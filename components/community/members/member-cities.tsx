import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { cityMembersHref } from "@/lib/community/page-href";
import type { ReviewedCity } from "@/lib/community/types";
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
  if (cities.length === 0) return null;
  const isTwice = (name: string) => cities.filter((city) => city.name === name).length > 1;
  const chips = cities.map(({ id, name, country, members }) => {
    const isCurrent = id === current;
    return (
      <li key={id} className="flex-none">
        <IntentLink
          href={cityMembersHref(id)}
          aria-current={isCurrent ? "page" : undefined}
          className={chipVariants({ tone: isCurrent ? "on" : "plain" })}
        >
          {isTwice(name) ? `${name}, ${country}` : name}{" "}
          <span className={isCurrent ? "tabular-nums" : "text-ink-3 tabular-nums"}>
            {formatCount(members)}
          </span>
        </IntentLink>
      </li>
    );
  });
  return (
    <nav aria-label="Members by city" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {current !== undefined && (
          <li>
            <IntentLink href={ROUTES.members} className={chipVariants({})}>
              All members
            </IntentLink>
          </li>
        )}
        {chips.slice(0, SHOWN_CHIPS)}
      </ul>
      {chips.length > SHOWN_CHIPS && (
        <details className="mt-2">
          <summary
            className={chipVariants({ className: "cursor-pointer list-none border-dashed" })}
          >
            More cities
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">{chips.slice(SHOWN_CHIPS)}</ul>
        </details>
      )}
    </nav>
  );
}

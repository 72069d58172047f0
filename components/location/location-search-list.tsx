import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import type { ShownSuggestions } from "@/components/location/use-location-suggestions";
import { cn } from "@/lib/cn";
import type { LocationSuggestion } from "@/lib/search/geocoder";
import { matchedPart } from "@/lib/gazetteer/matched-part";
import english from "@/lib/messages/en/search.json";
import { SUGGESTION_GROUPS, type SuggestionGroup } from "@/lib/search/suggestion";

const ICONS: Record<SuggestionGroup, IconName> = {
  cities: "MapPin",
  restaurants: "Store",
  addresses: "Milestone",
  food: "Utensils",
  more: "LocateFixed",
};

type LocationSearchListProps = {
  id: string;
  optionId: (index: number) => string;
  suggestions: ShownSuggestions;
  active: number;
  onChoose: (suggestion: LocationSuggestion) => void;
  /** Where the list is: over the page or in a panel. */
  className: string;
};

/** Neighbours of one group, in the order of the list; without groups, one for all. */
function grouped(locations: readonly LocationSuggestion[]) {
  const groups: {
    group: SuggestionGroup | undefined;
    first: number;
    some: LocationSuggestion[];
  }[] = [];
  for (const [index, location] of locations.entries()) {
    const last = groups.at(-1);
    if (last && last.group === location.group) last.some.push(location);
    else groups.push({ group: location.group, first: index, some: [location] });
  }
  return groups;
}

/** The suggestions under a search box, in groups where they are of several kinds (P3.14). */
export function LocationSearchList({
  id,
  optionId,
  suggestions: { locations, text, credit },
  active,
  onChoose,
  className,
}: LocationSearchListProps) {
  const t = useTexts("search", english);
  const options = (some: readonly LocationSuggestion[], first: number) =>
    some.map((suggestion, index) => (
      <Option
        key={first + index}
        id={optionId(first + index)}
        isActive={first + index === active}
        onChoose={() => onChoose(suggestion)}
        {...{ suggestion, text }}
      />
    ));
  return (
    <div
      // Keeps the focus in the input: a blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      <ul
        id={id}
        role="listbox"
        aria-label={t(locations[0]?.group ? "suggestions" : "suggestions.cities")}
      >
        {grouped(locations).map(({ group, first, some }) =>
          group ? (
            <li
              key={group}
              role="presentation"
              className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
            >
              <ul role="group" aria-label={t(SUGGESTION_GROUPS[group])}>
                <li
                  role="presentation"
                  className="px-3.5 pt-1.5 pb-1 text-micro font-semibold text-ink-2"
                >
                  {t(SUGGESTION_GROUPS[group])}
                </li>
                {options(some, first)}
              </ul>
            </li>
          ) : (
            options(some, first)
          ),
        )}
      </ul>
      <p className="px-3.5 pt-1 text-end text-micro text-ink-3">{credit}</p>
    </div>
  );
}

type OptionProps = {
  id: string;
  suggestion: LocationSuggestion;
  text: string;
  isActive: boolean;
  onChoose: () => void;
};

function Option({ id, suggestion, text, isActive, onChoose }: OptionProps) {
  const { name, alias, region, group, note } = suggestion;
  const icon = ICONS[group ?? "cities"];
  const faint = cn("text-small group-hover:text-ink-2", isActive ? "text-ink-2" : "text-ink-3");
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={cn(
        "group flex min-h-12 cursor-pointer items-center gap-3 rounded-inner px-3.5 text-ink-2 hover:bg-sprout-2",
        isActive && "bg-sprout-2",
      )}
    >
      <Icon name={icon} size={18} className="flex-none" />
      <div className={group ? "min-w-0 flex-1" : "max-w-[75%] flex-none truncate"}>
        <span className={cn(group && "block truncate md:me-2 md:inline")}>
          <bdi>
            <Matched name={name} text={text} />
          </bdi>
          {alias && (
            <>
              {" ("}
              <Matched name={alias} text={text} />)
            </>
          )}
        </span>
        {group && region && " "}
        {group && <span className={cn("block truncate md:inline", faint)}>{region}</span>}
      </div>{" "}
      <span className={cn("ms-auto", group ? "flex-none" : "min-w-0 truncate", faint)}>
        {group ? note : region}
      </span>
    </li>
  );
}

function Matched({ name, text }: { name: string; text: string }) {
  const { before, match, after } = matchedPart(name, text);
  return (
    <>
      {before}
      <b className="font-bold text-ink">{match}</b>
      {after}
    </>
  );
}

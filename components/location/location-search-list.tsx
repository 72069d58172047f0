import { MapPin } from "lucide-react";
import type { ShownSuggestions } from "@/components/location/use-location-suggestions";
import { cn } from "@/lib/cn";
import type { LocationSuggestion } from "@/lib/location/geocoder";
import { matchedPart } from "@/lib/gazetteer/matched-part";

type LocationSearchListProps = {
  id: string;
  optionId: (index: number) => string;
  suggestions: ShownSuggestions;
  active: number;
  onChoose: (suggestion: LocationSuggestion) => void;
  /** Where the list is: over the page or in a panel. */
  className: string;
};

/** The suggestions under a search box. */
export function LocationSearchList({
  id,
  optionId,
  suggestions: { locations, text, credit },
  active,
  onChoose,
  className,
}: LocationSearchListProps) {
  return (
    <div
      // Keeps the focus in the input: a blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      <ul id={id} role="listbox" aria-label="City suggestions">
        {locations.map((suggestion, index) => (
          <li
            key={index}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(suggestion)}
            className={cn(
              "group flex min-h-12 cursor-pointer items-center gap-3 rounded-inner px-3.5 text-ink-2 hover:bg-sprout-2",
              index === active && "bg-sprout-2",
            )}
          >
            <MapPin size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
            <div className="max-w-[75%] flex-none truncate">
              <bdi>
                <Matched name={suggestion.name} text={text} />
              </bdi>
              {suggestion.alias && (
                <>
                  {" ("}
                  <Matched name={suggestion.alias} text={text} />)
                </>
              )}
            </div>{" "}
            <span
              className={cn(
                "ml-auto min-w-0 truncate text-small group-hover:text-ink-2",
                index === active ? "text-ink-2" : "text-ink-3",
              )}
            >
              {suggestion.region}
            </span>
          </li>
        ))}
      </ul>
      <p className="px-3.5 pt-1 text-right text-micro text-ink-3">{credit}</p>
    </div>
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

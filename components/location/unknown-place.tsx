import { Info, LocateFixed, MapPin, Search } from "lucide-react";
import { Button, buttonVariants } from "@/components/ui/button";
import { chipVariants } from "@/components/ui/chip";
import { cn } from "@/lib/cn";
import { searchEverywhereHref } from "@/lib/search/paths";
import { type SearchOutcome, type Suggestion, suggestionText } from "@/lib/search/suggestion";

type UnknownPlaceProps = {
  unknown: Extract<SearchOutcome, { kind: "unknown" }>;
  onChoose: (suggestion: Suggestion) => void;
  /** Absent where the device cannot be asked from here. */
  onLocate?: (() => void) | undefined;
};

/** What is shown for a text that nobody can place (P3.16). */
export function UnknownPlace({ unknown: { text, near }, onChoose, onLocate }: UnknownPlaceProps) {
  const [first] = near;
  return (
    <div aria-live="polite" className="mt-3 rounded-bar bg-turmeric-soft p-4 text-left md:p-5">
      <p className="flex gap-3 font-strong md:text-title">
        <Info size={22} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          We could not find “<bdi>{text}</bdi>”.
          {first && (
            <>
              {" Did you mean "}
              <button type="button" className="link" onClick={() => onChoose(first)}>
                {first.name}
              </button>
              ?
            </>
          )}
        </span>
      </p>
      {near.length > 0 && (
        <ul aria-label="Near spellings" className="mt-3 flex flex-wrap gap-2">
          {near.map((suggestion) => (
            <li key={suggestionText(suggestion)}>
              <button
                type="button"
                className={cn(chipVariants({}), "max-w-full")}
                onClick={() => onChoose(suggestion)}
              >
                <MapPin size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
                <span className="min-w-0 truncate">
                  {[suggestion.name, suggestion.detail].filter(Boolean).join(", ")}
                </span>
                <span className="flex-none text-ink-2">{suggestion.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <a
          href={searchEverywhereHref(text)}
          className={cn(buttonVariants({ variant: "ink" }), "py-2.5")}
        >
          <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere whitespace-normal">
            Search restaurants for “<bdi>{text}</bdi>”
          </span>
        </a>
        {onLocate && (
          <Button onClick={onLocate}>
            <LocateFixed size={20} strokeWidth={1.9} aria-hidden="true" />
            Use my current location
          </Button>
        )}
      </div>
      <p className="mt-3 text-small text-ink-2">
        You can also type a street, a postal code or the name of a restaurant.
      </p>
    </div>
  );
}

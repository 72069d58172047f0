"use client";

import { MapPin } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useRef, useState, useTransition } from "react";
import { LocationSearchList } from "@/components/home/location-search-list";
import { SuggestionCount } from "@/components/home/suggestion-count";
import { useLocationSuggestions } from "@/components/home/use-location-suggestions";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { locateSuggestion, locateText, prepareGeocoders } from "@/lib/geocoding/geocode-on-demand";
import { type LocationSuggestion, suggestionLabel } from "@/lib/location/geocoder";
import { saveSearchLocation } from "@/lib/location/stored-search-location";
import type { Coordinates } from "@/lib/location/types";
import { ROUTES } from "@/lib/routes";

const NOTHING_ACTIVE = -1;

/** The search box of the home page (P3.7 to P3.11). */
export function LocationSearch() {
  const router = useRouter();
  const box = useRef<HTMLInputElement>(null);
  const { suggestions, ask, drop } = useLocationSuggestions();
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(NOTHING_ACTIVE);
  const [busy, startTransition] = useTransition();
  const id = useId();

  const { locations } = suggestions;
  const open = !closed && !busy && locations.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function go(name: string, locate: Promise<Coordinates>) {
    startTransition(async () => {
      saveSearchLocation({ name, ...(await locate) });
      startTransition(() => router.push(ROUTES.nearMe));
    });
  }

  /** Submits the text; blank text does nothing. */
  function search() {
    const text = box.current?.value.trim();
    if (!text || busy) return;
    drop();
    go(text, locateText(text));
  }

  function choose(suggestion: LocationSuggestion) {
    if (busy) return;
    const label = suggestionLabel(suggestion);
    if (box.current) box.current.value = label;
    drop();
    go(label, locateSuggestion(suggestion));
  }

  function prepare() {
    prepareGeocoders();
    router.prefetch(ROUTES.nearMe);
  }

  function type(text: string) {
    setClosed(false);
    setActive(NOTHING_ACTIVE);
    void ask(text);
  }

  function close() {
    setClosed(true);
    setActive(NOTHING_ACTIVE);
  }

  function openAt(index: number) {
    setClosed(false);
    setActive(index);
  }

  /** The keys of the ARIA practices' editable combobox with a list; the other keys edit the text. */
  function press(event: KeyboardEvent) {
    const last = locations.length - 1;
    if (last < 0 || event.nativeEvent.isComposing) return;
    const chosen = open ? locations[active] : undefined;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "ArrowDown" && event.altKey) openAt(active);
    else if (event.key === "ArrowDown") openAt(open && active < last ? active + 1 : 0);
    else if (event.key === "ArrowUp" && event.altKey) close();
    else if (event.key === "ArrowUp") openAt(open && active > 0 ? active - 1 : last);
    else {
      setActive(NOTHING_ACTIVE);
      return;
    }
    event.preventDefault();
  }

  return (
    <form
      role="search"
      // React replays a submit that came before hydration as the form's action.
      action={search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="relative mt-6 max-w-[640px] md:mt-8"
    >
      <div
        className={cn(
          "flex flex-col gap-2.5",
          "md:flex-row md:gap-2 md:rounded-bar md:border-frame md:border-control md:bg-surface md:p-1.75 md:shadow-md md:input-focus:border-focus md:input-focus:outline-3 md:input-focus:outline-offset-2 md:input-focus:outline-focus",
        )}
      >
        <label
          className={cn(
            "flex min-w-0 flex-1 items-center gap-3",
            "max-md:min-h-14 max-md:rounded-tile max-md:border-frame max-md:border-control max-md:bg-surface max-md:px-4 max-md:shadow-sm max-md:input-focus:outline-3 max-md:input-focus:outline-offset-1 max-md:input-focus:outline-focus",
            "md:pr-2 md:pl-3.5",
          )}
        >
          <MapPin size={22} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
          <span className="sr-only">Location: city or address</span>
          <input
            ref={box}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="City or address"
            onFocus={prepare}
            onBlur={close}
            onClick={() => setClosed(false)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            className="h-13.5 w-full min-w-0 bg-transparent text-large outline-none placeholder:text-ink-3"
          />
        </label>
        <Button
          type="submit"
          variant="beet"
          size="lg"
          aria-disabled={busy}
          // On phones the list covers the button, whose corners would be visible beside its rounded corners.
          className={cn("relative", open && "max-md:opacity-0")}
        >
          <span className={cn(busy && "opacity-0")}>Find Vegan Food</span>
          {busy && (
            <span className="absolute">
              <Spinner />
            </span>
          )}
        </Button>
      </div>
      {open && (
        <LocationSearchList
          id={id}
          optionId={optionId}
          suggestions={suggestions}
          active={active}
          onChoose={choose}
        />
      )}
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {busy && "Searching"}
        {!busy && !closed && <SuggestionCount key={suggestions.text} suggestions={suggestions} />}
      </p>
      <p className="mt-3 hidden text-small text-ink-2 noscript:block">
        This search needs JavaScript.{" "}
        <Link href={ROUTES.nearMe} className="link">
          See all restaurants
        </Link>
      </p>
    </form>
  );
}

import { useTexts } from "#texts";
import { useId, useRef, useState, useTransition, type KeyboardEvent } from "react";
import { prepareSearchList } from "@/components/location/lazy-search-list";
import type { UnknownPlace } from "@/components/location/unknown-place";
import { useLocationSuggestions } from "@/components/location/use-location-suggestions";
import { isComposing } from "@/lib/browser/is-composing";
import {
  findSuggestion,
  findWorldwide,
  locateAsTyped,
  locateSuggestion,
  prepareGeocoders,
} from "@/lib/geocoding/geocode-on-demand";
import { type LocationSuggestion, suggestionLabel } from "@/lib/search/geocoder";
import type { LocationSearch } from "@/lib/location/types";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/search.json";
import { findHref } from "@/lib/search/paths";
import { type SearchOutcome, type Suggestion, suggestionText } from "@/lib/search/suggestion";

/** A text that nobody knows, and what shows it. */
type Unknown = {
  outcome: Extract<SearchOutcome, { kind: "unknown" }>;
  Panel: typeof UnknownPlace;
};

/** Loaded when it is needed; undefined without a connection. */
const loadUnknownPlace = () =>
  import("@/components/location/unknown-place").then(
    (file) => file.UnknownPlace,
    () => undefined,
  );

const NOTHING_ACTIVE = -1;
/** What the site reads of a text. */
const LONGEST = 200;

/**
 * An input that suggests cities and finds the coordinates of a text (P3.7 to P3.11): the editable combobox with a list of the ARIA
 * practices. `onFound` is called in a transition with what was chosen or submitted. With `isWorldwide` it also suggests restaurants,
 * addresses and food at a place (P3.14), and a text that nobody knows is returned as `unknown` (P3.16); else every text is a location.
 */
export function useLocationCombobox(
  onFound: (found: LocationSearch) => void,
  isWorldwide: boolean,
) {
  const t = useTexts("search", english);
  const box = useRef<HTMLInputElement>(null);
  const { suggestions, ask, drop } = useLocationSuggestions(isWorldwide);
  const [unknown, setUnknown] = useState<Unknown>();
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(NOTHING_ACTIVE);
  const [busy, startTransition] = useTransition();
  const id = useId();

  const { locations } = suggestions;
  const open = !closed && !busy && locations.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function find(search: Promise<SearchOutcome>) {
    startTransition(async () => {
      const outcome = await search;
      if (outcome.kind === "unknown") {
        const Panel = await loadUnknownPlace();
        // The page of P3.17 says the same.
        if (!Panel) return window.location.assign(pathIn(t.language, findHref(outcome.text)));
        return startTransition(() => setUnknown({ outcome, Panel }));
      }
      startTransition(() => {
        setUnknown(undefined);
        onFound(outcome.means);
      });
    });
  }

  const found = (means: LocationSearch) => ({ kind: "found", means }) as const;

  /** Submits the text; blank text does nothing. */
  function submit() {
    const text = box.current?.value.trim();
    if (!text || busy) return;
    drop();
    find(isWorldwide ? findWorldwide(text) : locateAsTyped(text).then(found));
  }

  function choose(suggestion: LocationSuggestion) {
    if (busy) return;
    const label = suggestionLabel(suggestion);
    if (box.current) box.current.value = label;
    drop();
    const located = () =>
      locateSuggestion(suggestion).then((coordinates) =>
        found({ location: { name: label, ...coordinates } }),
      );
    if (suggestion.means) find(Promise.resolve(found(suggestion.means)));
    else find(isWorldwide ? findSuggestion(suggestion) : located());
  }

  /** Chooses one of the near spellings of an unknown text. */
  function correct({ means, ...suggestion }: Suggestion) {
    if (busy) return;
    if (box.current) box.current.value = suggestionText({ means, ...suggestion });
    find(Promise.resolve(found(means)));
  }

  function prepare() {
    prepareGeocoders(isWorldwide);
    prepareSearchList();
  }

  function type(text: string) {
    setClosed(false);
    setActive(NOTHING_ACTIVE);
    setUnknown(undefined);
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
    if (last < 0 || isComposing(event)) return;
    const chosen = open ? locations[active] : undefined;
    if (event.key === "Escape" && !open) return;
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

  return {
    busy,
    /** Whether the list of suggestions is shown. */
    open,
    submit,
    /** The submitted text that nobody knows; undefined once another one is typed. */
    unknown,
    correct,
    /** Of the text input. */
    inputProps: {
      ref: box,
      type: "text",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-controls": open ? id : undefined,
      "aria-activedescendant": open && active >= 0 ? optionId(active) : undefined,
      autoComplete: "off",
      autoCapitalize: "words",
      spellCheck: false,
      enterKeyHint: "search",
      placeholder: t("placeholder"),
      maxLength: isWorldwide ? LONGEST : undefined,
      onFocus: prepare,
      onBlur: close,
      onClick: () => setClosed(false),
      onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
      onKeyDown: press,
    },
    listProps: { id, optionId, suggestions, active, onChoose: choose },
    /** The suggestions to count for a screen reader; undefined while their list is closed. */
    counted: busy || closed ? undefined : suggestions,
  } as const;
}

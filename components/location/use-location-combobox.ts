import { useId, useRef, useState, useTransition, type KeyboardEvent } from "react";
import { useLocationSuggestions } from "@/components/location/use-location-suggestions";
import {
  findLocation,
  locateAsTyped,
  locateSuggestion,
  prepareGeocoders,
} from "@/lib/geocoding/geocode-on-demand";
import { type LocationSuggestion, suggestionLabel } from "@/lib/location/geocoder";
import type { LocationSearch } from "@/lib/location/types";

const NOTHING_ACTIVE = -1;

/**
 * An input that suggests cities and finds the coordinates of a text (P3.7 to P3.11): the editable combobox with a list of the ARIA
 * practices. `onFound` is called in a transition with the chosen or submitted location; with `understandsFood`, "ramen in Brooklyn"
 * is a search text and a location (P4.16), else every text is a location.
 */
export function useLocationCombobox(
  onFound: (found: LocationSearch) => void,
  understandsFood: boolean,
) {
  const box = useRef<HTMLInputElement>(null);
  const { suggestions, ask, drop } = useLocationSuggestions();
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(NOTHING_ACTIVE);
  const [busy, startTransition] = useTransition();
  const id = useId();

  const { locations } = suggestions;
  const open = !closed && !busy && locations.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function find(search: Promise<LocationSearch>) {
    startTransition(async () => {
      const found = await search;
      startTransition(() => onFound(found));
    });
  }

  /** Submits the text; blank text does nothing. */
  function submit() {
    const text = box.current?.value.trim();
    if (!text || busy) return;
    drop();
    find(understandsFood ? findLocation(text) : locateAsTyped(text));
  }

  function choose(suggestion: LocationSuggestion) {
    if (busy) return;
    const label = suggestionLabel(suggestion);
    if (box.current) box.current.value = label;
    drop();
    find(
      locateSuggestion(suggestion).then((coordinates) => ({
        location: { name: label, ...coordinates },
      })),
    );
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
      placeholder: "City or address",
      onFocus: () => prepareGeocoders(understandsFood),
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

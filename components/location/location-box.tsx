import { useEffect, useRef } from "react";
import { LazySearchList } from "@/components/location/lazy-search-list";
import { LocationField } from "@/components/location/location-field";
import { LocationStatus } from "@/components/location/location-status";
import { useLocationCombobox } from "@/components/location/use-location-combobox";
import { pathIn } from "@/lib/languages/paths";
import { useLanguage } from "@/lib/languages/use-language";
import type { LocationSearch } from "@/lib/location/types";
import { FIND_PATH } from "@/lib/search/paths";

type LocationBoxProps = {
  /** What was typed before the box was there. */
  typed: string;
  /** Takes the focus when this becomes true: the visitor has to say a location. */
  hasFocus: boolean;
  onFound: (found: LocationSearch) => void;
};

/** The location search in near me's place of the list, while no location is known (P4.20). */
export function LocationBox({ typed, hasFocus, onFound }: LocationBoxProps) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { busy, open, submit, unknown, correct, inputProps, listProps, counted } =
    useLocationCombobox(onFound, true);

  useEffect(() => {
    const input = form.current?.querySelector("input");
    if (!hasFocus || !input) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
  }, [hasFocus]);

  return (
    <form
      ref={form}
      role="search"
      action={pathIn(language, FIND_PATH)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="relative max-w-160"
    >
      <LocationField {...inputProps} busy={busy} defaultValue={typed} />
      {open && (
        <LazySearchList
          {...listProps}
          className="absolute inset-x-0 top-full z-30 mt-2 rounded-bar border border-line bg-raised p-2 shadow-lg"
        />
      )}
      {unknown && <unknown.Panel unknown={unknown.outcome} onChoose={correct} />}
      <LocationStatus busy={busy} counted={unknown ? undefined : counted} />
    </form>
  );
}

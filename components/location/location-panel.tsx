import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useRef } from "react";
import { LazySearchList } from "@/components/location/lazy-search-list";
import { LocationStatus } from "@/components/location/location-status";
import { useLocationCombobox } from "@/components/location/use-location-combobox";
import { Spinner } from "@/components/ui/spinner";
import type { LocationSearch } from "@/lib/location/types";
import english from "@/lib/messages/en/search.json";

type LocationPanelProps = {
  onFound: (found: LocationSearch) => void;
  /** Whether the box finds more than locations (P3.14). */
  isWorldwide: boolean;
  /** Called when Escape is pressed while no suggestions are shown. */
  onClose: () => void;
};

/** A panel below its button with the location search; it has the focus when it opens. */
export function LocationPanel({ onFound, isWorldwide, onClose }: LocationPanelProps) {
  const t = useTexts("search", english);
  const form = useRef<HTMLFormElement>(null);
  const { busy, open, submit, unknown, correct, inputProps, listProps, counted } =
    useLocationCombobox(onFound, isWorldwide);

  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  return (
    <form
      ref={form}
      role="search"
      // Focusable, so that a press inside does not take the focus out of the panel, which closes it.
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={({ key, isDefaultPrevented }) => {
        if (key === "Escape" && !isDefaultPrevented()) onClose();
      }}
      className="absolute start-0 top-full z-40 mt-2 w-[min(440px,calc(100vw-2*var(--gutter)))] rounded-bar border border-line bg-raised p-3 shadow-lg outline-none"
    >
      <label className="field">
        {busy ? <Spinner /> : <Icon name="Search" />}
        <span className="sr-only">{t("label")}</span>
        <input {...inputProps} />
      </label>
      {open && <LazySearchList {...listProps} className="mt-1" />}
      {unknown && (
        <unknown.Panel unknown={unknown.outcome} onChoose={correct} onLocate={() => onFound({})} />
      )}
      <LocationStatus busy={busy} counted={unknown ? undefined : counted} />
    </form>
  );
}

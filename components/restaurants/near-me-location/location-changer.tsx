import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRef, useState, type ComponentType } from "react";
import type { LocationPanel } from "@/components/location/location-panel";
import { notify } from "@/lib/browser/notices";
import { shownName } from "@/lib/location/shown-name";
import type { Location, LocationSearch } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";

type Panel = ComponentType<Parameters<typeof LocationPanel>[0]>;

type LocationChangerProps = {
  location: Location | undefined;
  onFound: (found: LocationSearch) => void;
  isWorldwide: boolean;
};

/** "Around {place}": a button that opens the location search in place (P4.14). Its code is loaded with the first press. */
export function LocationChanger({ location, onFound, isWorldwide }: LocationChangerProps) {
  const t = useTexts("near-me", english);
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<{ Search: Panel }>();
  const [open, setOpen] = useState(false);

  async function press() {
    if (open) return setOpen(false);
    try {
      const { LocationPanel } = await import("@/components/location/location-panel");
      setPanel({ Search: LocationPanel });
      setOpen(true);
    } catch {
      notify({
        title: t("notice.no-search"),
        description: t("notice.no-search.text"),
        tone: "destructive",
      });
    }
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <span
      className="-ms-1.5 min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        data-print
        aria-expanded={open}
        onClick={() => void press()}
        className="flex min-h-11 max-w-full items-center gap-1.5 rounded-inner px-1.5 hover:bg-sprout-2 aria-expanded:bg-sprout-2"
      >
        <span className="min-w-0 truncate">
          {/* One text with its space: a screen reader drops a space of its own. */}
          {t.rich("around", {
            place: () => (
              <b
                key="place"
                className="ms-1 text-ink underline decoration-beet decoration-2 underline-offset-4"
              >
                {location ? shownName(location, t) : "…"}
              </b>
            ),
          })}
        </span>
        <Icon name="ChevronDown" size={16} className="icon-bold flex-none print:hidden" />
      </button>
      {open && panel && (
        <panel.Search
          isWorldwide={isWorldwide}
          onFound={(found) => {
            onFound(found);
            close();
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

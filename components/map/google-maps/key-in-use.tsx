import { Icon } from "@/components/ui/icon";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";

/** On a Google map with the visitor's own key: a note, and a button that removes the key. */
export function KeyInUse({ onRemove }: { onRemove: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div
      className="absolute top-30.25 right-4 z-10"
      onKeyDown={(event) => {
        if (event.key === "Escape") setIsOpen(false);
      }}
    >
      <button
        type="button"
        aria-label="Your Google Maps key"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-md bg-raised shadow-md hover:bg-sprout"
      >
        <Icon name="KeyRound" />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-0 right-13 w-64 rounded-lg bg-raised p-4 text-note shadow-lg"
      >
        <p className="mb-3 text-ink-2">
          This map runs with your Google Maps key, which is kept on this device only.
        </p>
        <Button size="sm" onClick={onRemove}>
          Remove key
        </Button>
      </div>
    </div>
  );
}

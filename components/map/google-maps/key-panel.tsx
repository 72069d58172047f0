import { Icon } from "@/components/ui/icon";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import type { MapFrameShape } from "@/components/map/map-frame";
import { PanelFrame, PanelTitle } from "@/components/map/panel-frame";
import { KEY_PANEL_TITLE, KeyPanelText } from "@/components/map/panel-space";
import { Button } from "@/components/ui/button";
import { readStored, writeStored } from "@/lib/browser/storage";
import { cn } from "@/lib/cn";
import { INVALID_KEY_MESSAGE, KEY_PANEL_STORAGE_KEY, parseKey } from "@/lib/google-maps/key";

type KeyFormProps = {
  /** The key that failed, to be corrected: the field takes the focus with the value selected. */
  failedKey: string | undefined;
  onLoad: (key: string) => void;
};

function KeyForm({ failedKey, onLoad }: KeyFormProps) {
  const [text, setText] = useState(failedKey ?? "");
  const [isRefused, setIsRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const isBlank = text.trim() === "";
  const isInvalid = isRefused || (isBlank && text !== "");

  useEffect(() => {
    if (failedKey === undefined) return;
    input.current?.focus();
    input.current?.select();
  }, [failedKey]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const key = parseKey(text);
    if (key) return onLoad(key);
    setIsRefused(true);
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-end gap-x-2">
      <label className="field min-h-12">
        <span className="sr-only">Google Maps API key</span>
        <input
          ref={input}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsRefused(false);
          }}
          onKeyDown={(event) => {
            // A form whose only button is disabled is not submitted, so the message is set here.
            if (event.key === "Enter" && isBlank) setIsRefused(true);
          }}
          placeholder="Google Maps API key"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? messageId : undefined}
        />
      </label>
      <Button type="submit" variant="ink" disabled={isBlank}>
        Load Map
      </Button>
      <p
        id={messageId}
        aria-live="polite"
        aria-atomic="true"
        className="col-span-2 -mb-2 flex min-h-7 items-center gap-1.5 text-small font-label text-tomato-ink"
      >
        {isInvalid && (
          <>
            <Icon name="CircleAlert" size={16} />
            {INVALID_KEY_MESSAGE}
          </>
        )}
      </p>
    </form>
  );
}

type KeyPanelProps = KeyFormProps & {
  shape: MapFrameShape;
  onRemove: (() => void) | undefined;
};

/** The panel on a map without a key. It can be collapsed to its title for the rest of the session. */
export function KeyPanel({ shape, failedKey, onLoad, onRemove }: KeyPanelProps) {
  const [isFolded, setIsFolded] = useState(
    () => failedKey === undefined && readStored("session", KEY_PANEL_STORAGE_KEY) === "hidden",
  );
  const titleId = useId();
  const bodyId = useId();

  function fold() {
    setIsFolded(!isFolded);
    writeStored("session", KEY_PANEL_STORAGE_KEY, isFolded ? "shown" : "hidden");
  }

  return (
    <PanelFrame shape={shape} aria-labelledby={titleId}>
      <div className="flex items-center gap-3">
        <Icon name="KeyRound" size={22} className="flex-none" />
        <PanelTitle id={titleId}>{KEY_PANEL_TITLE}</PanelTitle>
        <button
          type="button"
          onClick={fold}
          aria-label={isFolded ? "Show this panel" : "Hide this panel"}
          aria-expanded={!isFolded}
          aria-controls={bodyId}
          className="-my-2 -mr-2 ml-auto grid size-11 flex-none place-items-center rounded-md hover:bg-sprout"
        >
          <Icon
            name="ChevronDown"
            className={cn("transition-transform", isFolded && "rotate-180")}
          />
        </button>
      </div>
      <div id={bodyId} hidden={isFolded}>
        <KeyPanelText />
        <KeyForm failedKey={failedKey} onLoad={onLoad} />
        {onRemove && (
          <button type="button" onClick={onRemove} className="link min-h-11 text-small">
            Remove my key from this device
          </button>
        )}
      </div>
    </PanelFrame>
  );
}

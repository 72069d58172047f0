import { useEffect, useRef, useState, type RefObject } from "react";
import {
  baseOf,
  fillForm,
  forgetDraft,
  isFilled,
  saveDraft,
  readSavedDraft,
  readTabDraft,
  type DraftTexts,
} from "@/components/forms/draft";

/** A draft from before, which the visitor takes up or drops. */
export type DraftOffer = {
  /** Photos are not kept. */
  hasFiles: boolean;
  resume: () => void;
  discard: () => void;
};

/** The element that gets the focus when the offer is closed; folded fields are opened. */
function focusFirstField(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}

/**
 * Keeps the typed text of a form until it is sent (P14.18): the same tab restores it at once, unless the record has changed; other
 * tabs of this device offer it.
 */
export function useDraft(name: string | undefined, form: RefObject<HTMLFormElement | null>) {
  /** The values when the page opened: a form that was not accepted comes back with the typed text. */
  const base = useRef("");
  const [offered, setOffered] = useState<{ texts: DraftTexts; hasFiles: boolean }>();

  useEffect(() => {
    if (!name || !form.current) return;
    base.current = baseOf(form.current);
    const own = readTabDraft(name);
    if (own?.base === base.current) return fillForm(form.current, own.texts);
    const kept = own?.texts ?? readSavedDraft(name);
    if (!kept || isFilled(form.current, kept)) return;
    const hasFiles = form.current.querySelector("input[type=file]") !== null;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server does not know what the device keeps.
    setOffered({ texts: kept, hasFiles });
  }, [name, form]);

  function keep() {
    if (name && form.current)
      saveDraft(name, form.current, { base: base.current, isTabOnly: offered !== undefined });
  }

  function forget() {
    if (name) forgetDraft(name);
    setOffered(undefined);
  }

  function resume() {
    if (!form.current || !name || !offered) return;
    fillForm(form.current, offered.texts);
    saveDraft(name, form.current, { base: base.current, isTabOnly: false });
    setOffered(undefined);
    focusFirstField(form.current);
  }

  function discard() {
    forget();
    if (!form.current) return;
    if (name) saveDraft(name, form.current, { base: base.current, isTabOnly: true });
    focusFirstField(form.current);
  }

  const offer: DraftOffer | undefined = offered && {
    hasFiles: offered.hasFiles,
    resume,
    discard,
  };
  return { keep, forget, offer };
}

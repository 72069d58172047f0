import { DRAFT_PREFIX } from "@/lib/browser/drafts";
import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";
import { textsOf } from "@/lib/forms/form-state";

type Draft = Readonly<Record<string, string>>;

const keyOf = (name: string) => `${DRAFT_PREFIX}${name}`;

/** What was typed into a form of this tab and not sent; its name is the form's path. */
export function readDraft(name: string): Draft | undefined {
  const stored = readStoredJson("session", keyOf(name));
  return typeof stored === "object" && stored !== null ? (stored as Draft) : undefined;
}

export function keepDraft(name: string, form: HTMLFormElement) {
  writeStored("session", keyOf(name), JSON.stringify(textsOf(new FormData(form))));
}

export function forgetDraft(name: string) {
  removeStored("session", keyOf(name));
}

/** Puts what was typed back into the fields. */
export function fillForm(form: HTMLFormElement, draft: Draft) {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type))
      element.checked = draft[element.name] === element.value;
    else if (element instanceof HTMLInputElement && /^(file|hidden)$/.test(element.type)) continue;
    else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      element.value = draft[element.name] ?? element.value;
  }
}

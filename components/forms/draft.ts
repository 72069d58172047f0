import { DRAFT_PREFIX } from "@/lib/browser/drafts";
import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";
import { textsOf } from "@/lib/forms/form-state";
import { markedEmail } from "@/lib/auth/signed-in-mark";

/** By field. */
export type DraftTexts = Readonly<Record<string, string>>;

/** What was typed in this tab, what the form held at first, and the e-mail address of the signed-in account. */
type TabDraft = { base: string; texts: DraftTexts; by?: unknown };

const LIFETIME_MS = 7 * 24 * 60 * 60_000;

const keyOf = (name: string) => `${DRAFT_PREFIX}${name}`;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

/** The page's initial values of the fields: where they differ from those of the draft, the edited record has changed. */
export function baseOf(form: HTMLFormElement) {
  // Fields without a name are parts of others, shown as those are filled; React's own name the action, which differs from build to build.
  const fields = fieldsOf(form).filter(({ name }) => name !== "" && !name.startsWith("$"));
  return JSON.stringify(
    fields.map((field) => {
      if (field instanceof HTMLSelectElement)
        return [...field.options].map(({ defaultSelected }) => defaultSelected);
      const isChecked = field instanceof HTMLInputElement && field.defaultChecked;
      return [field.name, field.defaultValue, isChecked];
    }),
  );
}

/** Whether a text is that of another member who was signed in here. */
function isOfAnother(by: unknown) {
  const reader = markedEmail();
  return Boolean(by && reader && by !== reader);
}

/** What was typed into a form in this tab and not sent, not by another member; its name is the form's path. */
export function readTabDraft(name: string): TabDraft | undefined {
  const stored = readStoredJson("session", keyOf(name));
  if (!isObject(stored) || !("texts" in stored)) return undefined;
  const draft = stored as TabDraft;
  return isOfAnother(draft.by) ? undefined : draft;
}

/** Unsent text of a tab that may be closed, kept for a week; not the text of another member who was signed in here. */
export function readSavedDraft(name: string, nowMs = Date.now()): DraftTexts | undefined {
  const stored = readStoredJson("local", keyOf(name));
  if (!isObject(stored)) return undefined;
  const { at, by, texts } = stored as { at?: unknown; by?: unknown; texts?: unknown };
  const age = nowMs - Number(at);
  if (!isObject(texts) || !(age >= 0 && age < LIFETIME_MS)) {
    removeStored("local", keyOf(name));
    return undefined;
  }
  return isOfAnother(by) ? undefined : (texts as DraftTexts);
}

type Keeping = {
  /** What the form held when the page opened. */
  base: string;
  /** An older draft is offered still, and is not replaced. */
  isTabOnly: boolean;
};

export function saveDraft(name: string, form: HTMLFormElement, { base, isTabOnly }: Keeping) {
  const texts = textsOf(new FormData(form));
  const by = markedEmail();
  writeStored("session", keyOf(name), JSON.stringify({ base, texts, by }));
  const kept = { at: Date.now(), by, texts };
  if (!isTabOnly) writeStored("local", keyOf(name), JSON.stringify(kept));
}

export function forgetDraft(name: string) {
  removeStored("session", keyOf(name));
  removeStored("local", keyOf(name));
}

/** Whether the fields hold all this already. */
export function isFilled(form: HTMLFormElement, texts: DraftTexts) {
  return JSON.stringify(textsOf(new FormData(form))) === JSON.stringify(texts);
}

/** Restores typed text into the fields, not into those that no key reaches, and dispatches their input events. */
export function fillForm(form: HTMLFormElement, texts: DraftTexts) {
  for (const field of fieldsOf(form)) {
    const { type, name } = field;
    if (field.tabIndex < 0) continue;
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(type))
      field.checked = texts[name] === field.value;
    else if (!/^(file|hidden)$/.test(type)) field.value = texts[name] ?? field.value;
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

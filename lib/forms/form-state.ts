import type { Notice } from "@/lib/browser/notices";

/** What a form shows after it was sent: what was typed, and what is wrong with it. */
export type FormState = {
  /** As typed, by field. */
  values: Readonly<Record<string, string>>;
  /** Errors by field, as texts for the visitor. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  failure?: string;
  /** The session has ended: signing in returns to the form, with the typed text. */
  isSignedOut?: boolean;
  /** Records that may be meant already; the visitor is asked before anything is added. */
  similar?: { href: string; name: string; place: string }[];
  /** It worked; with scripts, this page comes next. */
  done?: { href: string; notice: Notice };
};

export const EMPTY_FORM: FormState = { values: {}, errors: {} };

/** A server action of a form. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

/** Several times as many as the longest form has; a megabyte has room for ten thousands, each of which would be sent back. */
export const MAX_FIELDS = 500;

export const firstFields = (data: FormData) => [...data].slice(0, MAX_FIELDS);

export const IS_PASSWORD = /password/i;

/** The text fields of a form; files are not among them, nor are passwords, which are neither kept nor sent back. */
export function textsOf(data: FormData) {
  const texts: Record<string, string> = {};
  for (const [name, value] of firstFields(data))
    if (typeof value === "string" && !name.startsWith("$ACTION_") && !IS_PASSWORD.test(name))
      texts[name] = value;
  return texts;
}

import type { Language } from "@/lib/languages/languages";
import { translator, type Messages } from "@/lib/languages/translator";
import { FALLBACK } from "@/lib/auth/failure-message";

/** Says a text of the forms of accounts or of the auth service, which is its English one, in the language of a page. */
export type Say = (english: string) => string;

const SECONDS = /\d+(?= seconds)/;

/**
 * What the forms of accounts and the auth service say in English, in the language of the page, whose file has these texts as its ids; what it
 * does not have is said as what P9.3 says of errors without words (P2.18).
 */
export function failureIn(language: Language, failures: Messages, english: string) {
  const id = english.replace(SECONDS, "{seconds}");
  const t = translator(language, failures);
  return t(Object.hasOwn(failures, id) ? id : FALLBACK, {
    seconds: Number(SECONDS.exec(english)?.[0] ?? 0),
  });
}

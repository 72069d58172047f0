import { secondStepHref, signInHref } from "@/lib/auth/next-path";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { languageOfPath, pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";

/** The language of a page, or of the one that it leads back to (P2.17). */
export function languageLedTo(href: string): Language {
  const language = languageOfPath(href);
  return language === DEFAULT_LANGUAGE
    ? returnLanguage(/[?&]language=([\w-]+)/.exec(href)?.[1])
    : language;
}

/** The sign-in screen that leads on to a path of this site, in the language of that (P2.18). */
export const signInPath = (next: string) => pathIn(languageLedTo(next), signInHref(next));

/** The same of the screen that asks for the code of a second factor. */
export const secondStepPath = (next: string) => pathIn(languageLedTo(next), secondStepHref(next));
